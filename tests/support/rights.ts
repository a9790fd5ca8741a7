/**
 * Who may open a page: `sign-in` is for people who aren't signed in yet, `landing` for people who just signed in
 * elsewhere; `leads on` redirects a signed-in person to another page; `own` exists, but this record is somebody else's
 * or nobody's; `absent` shows nothing to anybody.
 */
export type Access =
  'public' | 'sign-in' | 'landing' | 'account' | 'leads on' | 'own' | 'admin' | 'admin, absent' | 'absent';

/** Every page of the shop, with an example address and its access. A page missing here fails the suite. */
export const pageAccess: Record<string, [path: string, access: Access]> = {
  '/': ['/', 'public'],
  '/about': ['/about', 'public'],
  '/api/docs': ['/api/docs', 'public'],
  '/blog': ['/blog', 'public'],
  '/compare': ['/compare', 'public'],
  '/coming-soon': ['/coming-soon', 'public'],
  '/confirmed': ['/confirmed', 'landing'],
  '/contact': ['/contact', 'public'],
  '/cookies': ['/cookies', 'public'],
  '/forgetPass': ['/forgetPass', 'public'],
  '/jobs': ['/jobs', 'public'],
  '/login': ['/login', 'sign-in'],
  '/manuals/[page]': ['/manuals/angle-grinders', 'public'],
  '/newsletter/confirm': ['/newsletter/confirm', 'public'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe', 'public'],
  '/press-kit': ['/press-kit', 'public'],
  '/privacy': ['/privacy', 'public'],
  '/resetPass': ['/resetPass', 'public'],
  '/signedIn': ['/signedIn', 'landing'],
  '/signup': ['/signup', 'sign-in'],
  '/welcome': ['/welcome', 'leads on'],
  '/terms': ['/terms', 'public'],
  '/verifyEmail': ['/verifyEmail', 'public'],
  '/changeEmail': ['/changeEmail', 'public'],
  '/blog/[slug]': ['/blog/how-to-read-bolt-grades', 'public'],
  '/blog/tag/[tag]': ['/blog/tag/choosing', 'public'],
  '/product/[slug]': ['/product/12-v-drill-driver-30-nm', 'public'],
  '/services/[page]': ['/services/design', 'public'],
  '/shop/[[...category]]': ['/shop/drills', 'public'],
  '/search/[[...category]]': ['/shop/drills?q=bit', 'public'],
  '/blog/page/[page]': ['/blog/page/999', 'absent'],
  '/blog/tag/[tag]/[page]': ['/blog/tag/choosing/999', 'absent'],
  '/dev/mailbox': ['/dev/mailbox', 'absent'],
  '/dev/ui': ['/dev/ui', 'absent'],
  '/imprint': ['/imprint', 'absent'],
  '/returns': ['/returns', 'absent'],
  '/setup': ['/setup', 'absent'],
  '/shipping': ['/shipping', 'absent'],
  '/cart': ['/cart', 'account'],
  '/dashboard/addReview': ['/dashboard/addReview', 'account'],
  '/dashboard/allUser': ['/dashboard/allUser', 'account'],
  '/dashboard/myOrders': ['/dashboard/myOrders', 'account'],
  '/profile': ['/profile', 'account'],
  '/purchase': ['/purchase', 'account'],
  '/settings': ['/settings', 'account'],
  '/twoFactor': ['/twoFactor', 'account'],
  '/productDetails/[slug]': ['/productDetails/12-v-drill-driver-30-nm', 'account'],
  '/productDetails/[slug]/description': ['/productDetails/12-v-drill-driver-30-nm/description', 'account'],
  '/productDetails/[slug]/additionalInfo': [
    '/productDetails/12-v-drill-driver-30-nm/additionalInfo',
    'account',
  ],
  '/productDetails/[slug]/productReviews': [
    '/productDetails/12-v-drill-driver-30-nm/productReviews',
    'account',
  ],
  '/dashboard': ['/dashboard', 'leads on'],
  '/productDetails': ['/productDetails', 'leads on'],
  '/productDetails/description': ['/productDetails/description', 'leads on'],
  '/productDetails/additionalInfo': ['/productDetails/additionalInfo', 'leads on'],
  '/productDetails/productReviews': ['/productDetails/productReviews', 'leads on'],
  '/dashboard/myOrders/[number]': ['/dashboard/myOrders/HX-00000000', 'own'],
  '/dashboard/addProduct': ['/dashboard/addProduct', 'admin'],
  '/dashboard/makeAdmin': ['/dashboard/makeAdmin', 'admin'],
  '/dashboard/manageOrder': ['/dashboard/manageOrder', 'admin'],
  '/dashboard/manageProduct/import': ['/dashboard/manageProduct/import', 'admin'],
  '/dashboard/manageProduct': ['/dashboard/manageProduct', 'admin'],
  '/dashboard/toDo': ['/dashboard/toDo', 'admin'],
  '/dashboard/reports': ['/dashboard/reports', 'admin'],
  '/dashboard/reports/[report]': ['/dashboard/reports/days', 'admin'],
  '/dashboard/mails': ['/dashboard/mails', 'admin'],
  '/dashboard/messages': ['/dashboard/messages', 'admin'],
  '/dashboard/messages/templates': ['/dashboard/messages/templates', 'admin'],
  '/dashboard/messages/[reference]': ['/dashboard/messages/M-00000000', 'admin, absent'],
  '/dashboard/audit': ['/dashboard/audit', 'admin'],
  '/dashboard/shop': ['/dashboard/shop', 'admin'],
  '/dashboard/shop/[section]': ['/dashboard/shop/appearance', 'admin'],
  '/dashboard/searches': ['/dashboard/searches', 'admin'],
  '/dashboard/reviews': ['/dashboard/reviews', 'admin'],
  '/dashboard/manageOrder/[number]': ['/dashboard/manageOrder/HX-00000000', 'admin, absent'],
  '/dashboard/manageProduct/[id]': ['/dashboard/manageProduct/000000000000000000000000', 'admin, absent'],
};

const login = 'to login';

/** The status that each access gives each kind of person. */
export const pageStatus: Record<
  Access,
  Record<'visitor' | 'customer' | 'admin' | 'disabled', number | typeof login>
> = {
  public: { visitor: 200, customer: 200, admin: 200, disabled: 200 },
  'sign-in': { visitor: 200, customer: 307, admin: 307, disabled: 200 },
  landing: { visitor: 307, customer: 200, admin: 200, disabled: 307 },
  account: { visitor: login, customer: 200, admin: 200, disabled: login },
  'leads on': { visitor: login, customer: 307, admin: 307, disabled: login },
  own: { visitor: login, customer: 404, admin: 404, disabled: login },
  admin: { visitor: login, customer: 403, admin: 200, disabled: login },
  'admin, absent': { visitor: login, customer: 403, admin: 404, disabled: login },
  absent: { visitor: 404, customer: 404, admin: 404, disabled: 404 },
};

export type Who = 'anyone' | 'signedIn' | 'customer' | 'admin' | 'cron';

/** The statuses of a rejection, for each guard of the API and each kind of person. */
export const rejectedWith: Record<Who, Record<Caller, 401 | 403 | null>> = {
  anyone: everybody(null),
  signedIn: { ...everybody(401), customer: null, other: null, unverified: null, demoted: null, admin: null },
  customer: { ...everybody(401), customer: null, other: null, demoted: null, admin: null, unverified: 403 },
  admin: { ...everybody(401), customer: 403, other: 403, unverified: 403, demoted: 403, admin: null },
  cron: everybody(401),
};

export const callers = [
  'visitor',
  'customer',
  'other',
  'unverified',
  'disabled',
  'demoted',
  'admin',
  'expired',
  'forged',
  'foreign',
] as const;
export type Caller = (typeof callers)[number];

function everybody(status: 401 | null): Record<Caller, 401 | 403 | null> {
  return {
    visitor: status,
    customer: status,
    other: status,
    unverified: status,
    disabled: status,
    demoted: status,
    admin: status,
    expired: status,
    forged: status,
    foreign: status,
  };
}

/** A path with parameters of records that don't exist, so that an allowed request changes nothing. */
export function pathToNothing(template: string): string {
  return template
    .replace('{sku}', 'NO-SUCH-SKU')
    .replace('{email}', 'nobody%40nowhere.example')
    .replace('{slug}', 'no-such-slug')
    .replace('{report}', 'days')
    .replace('{number}', 'HX-00000000')
    .replace(/\{\w+\}/g, '000000000000000000000000');
}
