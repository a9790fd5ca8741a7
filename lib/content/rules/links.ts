/** Folders and pages of the shop itself, which exist whatever an admin writes. */
export const shopFolders = [
  '',
  'api',
  'cart',
  'changeEmail',
  'coming-soon',
  'compare',
  'contact',
  'dashboard',
  'forgetPass',
  'login',
  'newsletter',
  'productDetails',
  'profile',
  'purchase',
  'search',
  'settings',
  'signup',
  'sitemap.xml',
  'stock-alerts',
];

/** The paths of the shop that an HTML text links or shows, each once, without query and fragment. */
export function pathsIn(html: string, site: string): string[] {
  const origin = new URL(site).origin;
  const targets = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  );
  const paths = targets.flatMap((target) => {
    if (target.startsWith('#') || !URL.canParse(target, origin)) return [];
    const url = new URL(target, origin);
    return url.origin === origin ? [url.pathname.replace(/(?<=.)\/$/, '')] : [];
  });
  return [...new Set(paths)];
}
