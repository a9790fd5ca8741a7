/** The pages for what buyers search for, with an example address and their access. */
export const searchPages: Record<string, [path: string, access: 'searches.view' | 'products.view']> = {
  '/dashboard/searches': ['/dashboard/searches', 'searches.view'],
  '/dashboard/searches/standards': ['/dashboard/searches/standards', 'searches.view'],
  '/dashboard/replacedNumbers': ['/dashboard/replacedNumbers', 'products.view'],
};
