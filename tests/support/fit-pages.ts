/** The pages about machines and what fits on them, with an example address and their access. */
export const fitPages: Record<
  string,
  [path: string, access: 'account' | 'own' | 'products.view' | 'products.edit']
> = {
  '/dashboard/fitRules': ['/dashboard/fitRules', 'products.view'],
  '/dashboard/fitRules/new': ['/dashboard/fitRules/new', 'products.edit'],
  '/dashboard/fitRules/import': ['/dashboard/fitRules/import', 'products.edit'],
  '/dashboard/fitRules/[id]': ['/dashboard/fitRules/0000000000000000000f1700', 'products.view'],
  '/fitting/[[...category]]': ['/fitting/accessories', 'account'],
  '/dashboard/machines': ['/dashboard/machines', 'account'],
  '/dashboard/machines/new': ['/dashboard/machines/new', 'account'],
  '/dashboard/machines/[id]': ['/dashboard/machines/000000000000000000000000', 'own'],
};
