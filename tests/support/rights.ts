import { may, rights, type Right, type StaffRole } from '@/lib/users/rules/rights';
import { fitPages } from './fit-pages';
import { punchoutPages } from './punchout-pages';
import { searchPages } from './search-pages';

/**
 * Who may open a page: `sign-in` is for people who aren't signed in yet, `landing` for people who just signed in
 * elsewhere; `leads on` redirects a signed-in person to another page; `own` exists, but this record is somebody else's
 * or nobody's; `absent` shows nothing to anybody. A right stands for the staff who have it.
 */
export type Access =
  'public' | 'sign-in' | 'landing' | 'account' | 'leads on' | 'own' | 'absent' | Right | `${Right}, absent`;

/** Every page of the shop, with an example address and its access. A page missing here fails the suite. */
export const pageAccess: Record<string, [path: string, access: Access]> = {
  '/': ['/', 'public'],
  '/about': ['/about', 'public'],
  '/api/docs': ['/api/docs', 'public'],
  '/api/docs/try': ['/api/docs/try', 'public'],
  '/blog': ['/blog', 'public'],
  '/cart': ['/cart', 'public'],
  '/compare': ['/compare', 'public'],
  '/coming-soon': ['/coming-soon', 'public'],
  '/confirmed': ['/confirmed', 'landing'],
  '/contact': ['/contact', 'public'],
  '/cookies': ['/cookies', 'public'],
  '/forgetPass': ['/forgetPass', 'public'],
  '/jobs': ['/jobs', 'public'],
  '/login': ['/login', 'sign-in'],
  '/mailCode': ['/mailCode', 'sign-in'],
  '/manuals/[page]': ['/manuals/angle-grinders', 'public'],
  '/newsletter/confirm': ['/newsletter/confirm', 'public'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe', 'public'],
  '/stock-alerts/new': ['/stock-alerts/new?sku=FX-WL35M', 'public'],
  '/stock-alerts/confirm': ['/stock-alerts/confirm', 'public'],
  '/stock-alerts/unsubscribe': ['/stock-alerts/unsubscribe', 'public'],
  '/press-kit': ['/press-kit', 'public'],
  '/privacy': ['/privacy', 'public'],
  '/parts-list': ['/parts-list', 'public'],
  '/quick-order': ['/quick-order', 'public'],
  '/resetPass': ['/resetPass', 'public'],
  '/signedIn': ['/signedIn', 'landing'],
  '/signup': ['/signup', 'sign-in'],
  '/welcome': ['/welcome', 'leads on'],
  '/terms': ['/terms', 'public'],
  '/approval': ['/approval', 'public'],
  '/joinCompany': ['/joinCompany', 'public'],
  '/verifyEmail': ['/verifyEmail', 'public'],
  '/changeEmail': ['/changeEmail', 'public'],
  '/blog/[slug]': ['/blog/how-to-read-bolt-grades', 'public'],
  '/blog/tag/[tag]': ['/blog/tag/choosing', 'public'],
  '/product/[slug]': ['/product/12-v-drill-driver-30-nm', 'public'],
  '/product/[slug]/fits': ['/product/12-v-drill-driver-30-nm/fits', 'public'],
  '/product/[slug]/questions': ['/product/angle-grinder-115-mm/questions', 'public'],
  '/dashboard/questions': ['/dashboard/questions', 'questions.view'],
  '/services/[page]': ['/services/design', 'public'],
  '/shop/[[...category]]': ['/shop/drills', 'public'],
  '/blog/page/[page]': ['/blog/page/999', 'absent'],
  '/blog/tag/[tag]/[page]': ['/blog/tag/choosing/999', 'absent'],
  '/dev/mailbox': ['/dev/mailbox', 'absent'],
  '/dev/ui': ['/dev/ui', 'absent'],
  '/imprint': ['/imprint', 'absent'],
  '/returns': ['/returns', 'absent'],
  '/setup': ['/setup', 'absent'],
  '/shipping': ['/shipping', 'absent'],
  '/dashboard/addReview': ['/dashboard/addReview', 'account'],
  '/dashboard/allUser': ['/dashboard/allUser', 'account'],
  ...fitPages,
  ...punchoutPages,
  '/dashboard/lists': ['/dashboard/lists', 'account'],
  '/dashboard/lists/[id]/scan': ['/dashboard/lists/000000000000000000000000/scan', 'own'],
  '/dashboard/lists/[id]': ['/dashboard/lists/000000000000000000000000', 'own'],
  '/dashboard/stockAlerts': ['/dashboard/stockAlerts', 'account'],
  '/dashboard/myOrders': ['/dashboard/myOrders', 'account'],
  '/dashboard/myQuotes': ['/dashboard/myQuotes', 'account'],
  '/dashboard/myBlanketOrders': ['/dashboard/myBlanketOrders', 'account'],
  '/dashboard/approvals': ['/dashboard/approvals', 'account'],
  '/dashboard/approvals/[id]': ['/dashboard/approvals/000000000000000000000000', 'own'],
  '/dashboard/company/approvals': ['/dashboard/company/approvals', 'leads on'],
  '/dashboard/company/keys': ['/dashboard/company/keys', 'leads on'],
  '/dashboard/company': ['/dashboard/company', 'account'],
  '/dashboard/company/request': ['/dashboard/company/request', 'account'],
  '/dashboard/statement': ['/dashboard/statement', 'account'],
  '/dashboard/partNumbers': ['/dashboard/partNumbers', 'account'],
  '/dashboard/partNumbers/import': ['/dashboard/partNumbers/import', 'account'],
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
  '/dashboard/[...path]': ['/dashboard/no-such-page', 'own'],
  '/dashboard/company/spending/[by]': ['/dashboard/company/spending/months', 'leads on'],
  '/productDetails': ['/productDetails', 'leads on'],
  '/productDetails/description': ['/productDetails/description', 'leads on'],
  '/productDetails/additionalInfo': ['/productDetails/additionalInfo', 'leads on'],
  '/productDetails/productReviews': ['/productDetails/productReviews', 'leads on'],
  '/dashboard/myQuotes/new': ['/dashboard/myQuotes/new?sku=TW-AG125&quantity=400', 'account'],
  '/dashboard/myBlanketOrders/[number]': ['/dashboard/myBlanketOrders/BO-00000000', 'own'],
  '/dashboard/myQuotes/[number]': ['/dashboard/myQuotes/QU-00000000', 'own'],
  '/dashboard/myOrders/[number]': ['/dashboard/myOrders/HX-00000000', 'own'],
  '/dashboard/addProduct': ['/dashboard/addProduct', 'products.edit'],
  '/dashboard/makeAdmin': ['/dashboard/makeAdmin', 'accounts.view'],
  '/dashboard/payments': ['/dashboard/payments', 'payments.view'],
  '/dashboard/bank': ['/dashboard/bank', 'payments.view'],
  '/dashboard/manageOrder': ['/dashboard/manageOrder', 'orders.view'],
  '/dashboard/manageProduct/import': ['/dashboard/manageProduct/import', 'products.edit'],
  '/dashboard/manageProduct/edits': ['/dashboard/manageProduct/edits', 'products.view'],
  '/dashboard/manageProduct/edits/[id]': [
    '/dashboard/manageProduct/edits/000000000000000000000000',
    'products.view, absent',
  ],
  '/dashboard/manageProduct': ['/dashboard/manageProduct', 'products.view'],
  '/dashboard/toDo': ['/dashboard/toDo', 'overview.view'],
  '/dashboard/reports': ['/dashboard/reports', 'reports.view'],
  '/dashboard/reports/[report]': ['/dashboard/reports/days', 'reports.view'],
  '/dashboard/mails': ['/dashboard/mails', 'mails.view'],
  '/dashboard/jobs': ['/dashboard/jobs', 'jobs.view'],
  '/dashboard/webhooks': ['/dashboard/webhooks', 'webhooks.view'],
  '/dashboard/webhooks/new': ['/dashboard/webhooks/new', 'webhooks.edit'],
  '/dashboard/webhooks/deliveries': ['/dashboard/webhooks/deliveries', 'webhooks.view'],
  '/dashboard/webhooks/[id]': ['/dashboard/webhooks/000000000000000000000000', 'webhooks.view, absent'],
  '/dashboard/keys': ['/dashboard/keys', 'keys.view'],
  '/dashboard/messages': ['/dashboard/messages', 'messages.view'],
  '/dashboard/messages/templates': ['/dashboard/messages/templates', 'messages.view'],
  '/dashboard/messages/[reference]': ['/dashboard/messages/M-00000000', 'messages.view, absent'],
  '/dashboard/stock': ['/dashboard/stock', 'stock.view'],
  '/dashboard/stock/import': ['/dashboard/stock/import', 'purchasing.edit'],
  '/dashboard/stock/ledger': ['/dashboard/stock/ledger?sku=TW-AG125', 'stock.view'],
  '/dashboard/stock/backorders': ['/dashboard/stock/backorders', 'stock.view'],
  '/dashboard/stock/counts': ['/dashboard/stock/counts', 'stock.view'],
  '/dashboard/stock/counts/[id]': ['/dashboard/stock/counts/000000000000000000000000', 'stock.view, absent'],
  '/dashboard/purchasing': ['/dashboard/purchasing', 'purchasing.view'],
  '/dashboard/purchasing/proposal': ['/dashboard/purchasing/proposal', 'purchasing.view'],
  '/dashboard/purchasing/orders/[number]': [
    '/dashboard/purchasing/orders/PO-2026-9999',
    'purchasing.view, absent',
  ],
  '/dashboard/purchasing/suppliers': ['/dashboard/purchasing/suppliers', 'purchasing.view'],
  '/dashboard/purchasing/suppliers/import': ['/dashboard/purchasing/suppliers/import', 'purchasing.edit'],
  '/dashboard/purchasing/suppliers/new': ['/dashboard/purchasing/suppliers/new', 'purchasing.edit'],
  '/dashboard/purchasing/suppliers/[id]': [
    '/dashboard/purchasing/suppliers/000000000000000000000000',
    'purchasing.view, absent',
  ],
  '/dashboard/discounts': ['/dashboard/discounts', 'discounts.view'],
  '/dashboard/discounts/new': ['/dashboard/discounts/new', 'discounts.edit'],
  '/dashboard/discounts/[id]': ['/dashboard/discounts/0000000000000000000000d1', 'discounts.view'],
  '/dashboard/assortment': ['/dashboard/assortment', 'account'],
  '/dashboard/assortments': ['/dashboard/assortments', 'prices.view'],
  '/dashboard/assortments/new': ['/dashboard/assortments/new', 'prices.edit'],
  '/dashboard/assortments/[id]': ['/dashboard/assortments/0000000000000000000000a1', 'prices.view'],
  '/dashboard/priceLists': ['/dashboard/priceLists', 'prices.view'],
  '/dashboard/priceLists/[id]/import': [
    '/dashboard/priceLists/0000000000000000000000f1/import',
    'prices.edit',
  ],
  '/dashboard/priceLists/new': ['/dashboard/priceLists/new', 'prices.edit'],
  '/dashboard/priceLists/[id]': ['/dashboard/priceLists/0000000000000000000000f1', 'prices.view'],
  '/dashboard/quotes': ['/dashboard/quotes', 'quotes.view'],
  '/dashboard/companies/partNumbers/[owner]': [
    '/dashboard/companies/partNumbers/000000000000000000000000',
    'companies.view, absent',
  ],
  '/dashboard/companies/partNumbers/[owner]/import': [
    '/dashboard/companies/partNumbers/000000000000000000000000/import',
    'companies.edit, absent',
  ],
  '/dashboard/blanketOrders': ['/dashboard/blanketOrders', 'quotes.view'],
  '/dashboard/blanketOrders/new': ['/dashboard/blanketOrders/new', 'quotes.edit'],
  '/dashboard/blanketOrders/[number]': ['/dashboard/blanketOrders/BO-00000000', 'quotes.view, absent'],
  '/dashboard/quotes/new': ['/dashboard/quotes/new', 'quotes.edit'],
  '/dashboard/quotes/[number]': ['/dashboard/quotes/QU-00000000', 'quotes.view, absent'],
  '/quote/[token]': ['/quote/no.such.token', 'absent'],
  '/dashboard/catalog': ['/dashboard/catalog', 'products.view'],
  '/dashboard/catalog/[list]': ['/dashboard/catalog/fields', 'products.view'],
  '/dashboard/catalog/[list]/new': ['/dashboard/catalog/fields/new', 'products.edit'],
  '/dashboard/catalog/[list]/[key]': ['/dashboard/catalog/categories/drills', 'products.view'],
  '/dashboard/content': ['/dashboard/content', 'content.view'],
  '/dashboard/content/entries/[kind]': ['/dashboard/content/entries/faq', 'content.view'],
  '/dashboard/content/links': ['/dashboard/content/links', 'content.view'],
  '/dashboard/content/[kind]/new': ['/dashboard/content/page/new', 'content.edit'],
  '/dashboard/content/[kind]/[id]': ['/dashboard/content/page/terms', 'content.view'],
  '/dashboard/content/[kind]/[id]/versions': ['/dashboard/content/page/terms/versions', 'content.view'],
  '/dashboard/returns': ['/dashboard/returns', 'orders.view'],
  '/dashboard/invoices': ['/dashboard/invoices', 'invoices.view'],
  '/dashboard/credit': ['/dashboard/credit', 'credit.view'],
  '/dashboard/credit/[id]': ['/dashboard/credit/000000000000000000000000', 'credit.view, absent'],
  '/dashboard/taxCertificates': ['/dashboard/taxCertificates', 'taxes.view'],
  '/dashboard/newsletter': ['/dashboard/newsletter', 'newsletter.view'],
  '/dashboard/newsletter/subscribers': ['/dashboard/newsletter/subscribers', 'newsletter.view'],
  '/dashboard/newsletter/new': ['/dashboard/newsletter/new', 'newsletter.edit'],
  '/dashboard/newsletter/[id]': ['/dashboard/newsletter/0000000000000000', 'newsletter.view, absent'],
  '/info/[page]': ['/info/no-such-page', 'absent'],
  '/dashboard/companies': ['/dashboard/companies', 'companies.view'],
  '/dashboard/companies/new': ['/dashboard/companies/new', 'companies.edit'],
  '/dashboard/companies/[id]/approvals': [
    '/dashboard/companies/000000000000000000000000/approvals',
    'companies.view, absent',
  ],
  '/dashboard/companies/[id]': ['/dashboard/companies/000000000000000000000000', 'companies.view, absent'],
  '/dashboard/audit': ['/dashboard/audit', 'audit.view'],
  '/dashboard/shop': ['/dashboard/shop', 'settings.view'],
  '/dashboard/shop/[section]': ['/dashboard/shop/appearance', 'settings.view'],
  ...searchPages,
  '/dashboard/reviews': ['/dashboard/reviews', 'reviews.view'],
  '/dashboard/manageOrder/[number]': ['/dashboard/manageOrder/HX-00000000', 'orders.view, absent'],
  '/dashboard/manageOrder/new': ['/dashboard/manageOrder/new', 'orders.edit'],
  '/dashboard/manageOrder/[number]/edit': ['/dashboard/manageOrder/HX-00000000/edit', 'orders.edit, absent'],
  '/dashboard/manageProduct/[id]': [
    '/dashboard/manageProduct/000000000000000000000000',
    'products.view, absent',
  ],
};

const login = 'to login';
type PageVisitor = 'visitor' | 'customer' | 'disabled' | StaffRole;

const statuses: Record<
  Exclude<Access, Right | `${Right}, absent`>,
  Record<'visitor' | 'customer' | 'staff' | 'disabled', number | typeof login>
> = {
  public: { visitor: 200, customer: 200, staff: 200, disabled: 200 },
  'sign-in': { visitor: 200, customer: 307, staff: 307, disabled: 200 },
  landing: { visitor: 307, customer: 200, staff: 200, disabled: 307 },
  account: { visitor: login, customer: 200, staff: 200, disabled: login },
  'leads on': { visitor: login, customer: 307, staff: 307, disabled: login },
  own: { visitor: login, customer: 404, staff: 404, disabled: login },
  absent: { visitor: 404, customer: 404, staff: 404, disabled: 404 },
};

/** The status that a page of this access gives this kind of person. */
export function pageStatus(access: Access, visitor: PageVisitor): number | typeof login {
  const isOutsider = visitor === 'visitor' || visitor === 'customer' || visitor === 'disabled';
  if (access in statuses) return statuses[access as keyof typeof statuses][isOutsider ? visitor : 'staff'];
  if (isOutsider) return visitor === 'customer' ? 403 : login;
  const [right, absent] = access.split(', ') as [Right, 'absent'?];
  return may(visitor, right) ? (absent ? 404 : 200) : 403;
}

export type Who = 'anyone' | 'buyer' | 'signedIn' | 'customer' | 'cron' | 'metrics' | Right;

/** The statuses of a rejection, for each guard of the API and each kind of person; null for who is let through. */
export function rejectedWith(who: Who, caller: Caller): 401 | 403 | null {
  // Whoever has no session is a visitor with a cart of their own.
  if (who === 'anyone' || who === 'buyer') return null;
  if (who === 'cron' || who === 'metrics' || isUnauthenticated(caller)) return 401;
  if (who === 'signedIn') return null;
  if (who === 'customer') return caller === 'unverified' ? 403 : null;
  return isStaffCaller(caller) && may(caller, who) ? null : 403;
}

/** The status of a rejection for an API key with these scopes; null where it is let through, as a visitor is. */
export function keyRejectedWith(
  who: Who,
  scope: string | undefined,
  scopes: readonly string[],
): 401 | 403 | null {
  if (who === 'anyone' || who === 'buyer') return null;
  if (scope === undefined) return 401;
  return scopes.includes(scope) ? null : 403;
}

/** Whether this access or guard asks for a right of the staff. */
export const isRight = (access: string): access is Right => rights.some((right) => right === access);

/** Whether the matrix knows this guard. */
export const isGuard = (who: string): who is Who =>
  ['anyone', 'buyer', 'signedIn', 'customer', 'cron', 'metrics'].includes(who) || isRight(who);

export const staffCallers = ['admin', 'manager', 'warehouse', 'support', 'content', 'read-only'] as const;
const unauthenticated = ['visitor', 'disabled', 'expired', 'forged', 'foreign'] as const;
export const callers = [
  ...unauthenticated,
  'customer',
  'other',
  'unverified',
  'demoted',
  ...staffCallers,
] as const;
export type Caller = (typeof callers)[number];
const isUnauthenticated = (caller: Caller) => (unauthenticated as readonly Caller[]).includes(caller);
const isStaffCaller = (caller: Caller): caller is StaffRole =>
  (staffCallers as readonly Caller[]).includes(caller);

/** A path with parameters of records that don't exist, so that an allowed request changes nothing. */
export function pathOfMissingRecord(template: string): string {
  const known = { sku: 'NO-SUCH-SKU', email: 'nobody%40nowhere.example', slug: 'no-such-slug' };
  const names: Record<string, string> = { ...known, report: 'days', number: 'HX-00000000' };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '000000000000000000000000');
}
