/** The pages for what buyers search for, with an example address and their access. */
export const searchPages: Record<
  string,
  [path: string, access: 'public' | 'searches.view' | 'products.view']
> = {
  '/search/[[...list]]': ['/shop/drills?q=bit', 'public'],
  '/dashboard/searches': ['/dashboard/searches', 'searches.view'],
  '/dashboard/searches/standards': ['/dashboard/searches/standards', 'searches.view'],
  '/dashboard/replacedNumbers': ['/dashboard/replacedNumbers', 'products.view'],
};
