import { pageAccess, type Access } from './rights';
import type { Scenario } from './scenario';

export type Who = 'visitor' | 'newcomer' | 'customer' | 'member' | 'admin';
/** A page as a certain person sees it; `name` is used as a file name. */
export type ScreenshotCase = { name: string; path: string; who: Who; status: number };

const whoSees: Partial<Record<Access, Who | null>> = {
  public: 'visitor',
  'sign-in': 'visitor',
  absent: 'visitor',
  // People who are redirected see the target page instead.
  landing: null,
  'leads on': null,
  account: 'customer',
  own: 'customer',
};

const named = (path: string) => path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Page states that the table of pages doesn't cover: other contents, or none. */
function extraCases({
  orders,
  longProduct,
  address,
  approval,
}: Scenario): [name: string, path: string, Who][] {
  const own = '/dashboard/myOrders';
  const adminPage = '/dashboard/manageOrder';
  return [
    ['shop', '/shop', 'visitor'],
    ['shop-last-page', '/shop?page=9', 'visitor'],
    ['shop-table', '/shop?view=table', 'visitor'],
    ['shop-search', '/shop?q=hex+bolt', 'visitor'],
    ['shop-empty', '/shop?q=qqqqzzzz', 'visitor'],
    ['shop-one', `/shop?q=${longProduct.sku}`, 'visitor'],
    ['product-long', `/product/${longProduct.slug}`, 'visitor'],
    ['product-sample', '/product/18-v-brushless-drill-driver-kit', 'visitor'],
    [
      'compare-three',
      `/compare?products=${longProduct.slug},12-v-drill-driver-30-nm,angle-grinder-115-mm`,
      'visitor',
    ],
    ['workspace-long', `/productDetails/${longProduct.slug}/additionalInfo`, 'customer'],
    ['workspace-reviewed', `/productDetails/${longProduct.slug}/productReviews`, 'customer'],
    ['forbidden', adminPage, 'customer'],
    ['orders-shipped', `${own}?state=shipped`, 'customer'],
    ['order-placed', `${own}/${orders.placed}`, 'customer'],
    ['order-new', `${own}/${orders.placed}?placed=1`, 'customer'],
    ['order-ready', `${own}/${orders.ready}`, 'customer'],
    ['order-delivered', `${own}/${orders.delivered}`, 'customer'],
    ['order-cancelled', `${own}/${orders.cancelled}`, 'customer'],
    ['order-large', `${own}/${orders.large}`, 'customer'],
    ['purchase-product', `/purchase?item=${longProduct.slug}&quantity=99`, 'customer'],
    ['purchase-collect', '/purchase?delivery=collect', 'customer'],
    ['purchase-delivery', `/purchase?step=delivery&address=${address}`, 'customer'],
    ['purchase-collection', `/purchase?step=delivery&address=${address}&delivery=collect`, 'customer'],
    ['purchase-payment', `/purchase?step=payment&address=${address}&delivery=express`, 'customer'],
    ['purchase-review', `/purchase?step=review&address=${address}&delivery=express&po=PO+4711`, 'customer'],
    ['purchase-collected', `/purchase?step=review&address=${address}&delivery=collect`, 'customer'],
    ['purchase-form', `/purchase?item=${longProduct.slug}&quantity=1`, 'newcomer'],
    ['settings-taxes', '/dashboard/shop/taxes', 'admin'],
    ['orders-none', `${own}?q=nothing-such`, 'customer'],
    ['shop-none', '/shop?price_max=0.01', 'visitor'],
    ['cart-empty', '/cart', 'newcomer'],
    ['purchase-empty', '/purchase', 'newcomer'],
    ['orders-empty', own, 'newcomer'],
    ['review-empty', '/dashboard/addReview', 'newcomer'],
    ['profile-empty', '/profile', 'newcomer'],
    ['admin-order-placed', `${adminPage}/${orders.placed}`, 'admin'],
    ['admin-order-shipped', `${adminPage}/${orders.shipped}`, 'admin'],
    ['admin-order-ready', `${adminPage}/${orders.ready}`, 'admin'],
    ['admin-order-large', `${adminPage}/${orders.large}`, 'admin'],
    ['admin-orders-none', `${adminPage}?q=nobody`, 'admin'],
    ['admin-products-none', '/dashboard/manageProduct?q=nothing-such', 'admin'],
    ['admin-testimonials', '/dashboard/content/entries/testimonial', 'admin'],
    ['admin-announcements', '/dashboard/content/entries/announcement', 'admin'],
    ['admin-product', `/dashboard/manageProduct/${longProduct.id}`, 'admin'],
    ['admin-users-none', '/dashboard/makeAdmin?search=nobody-such', 'admin'],
    ['admin-as-customer', own, 'admin'],
    ['approval-link', approval.link, 'visitor'],
    ['approvals', '/dashboard/approvals', 'member'],
    ['approval', `/dashboard/approvals/${approval.id}`, 'member'],
    ['approval-rules', '/dashboard/company/approvals', 'member'],
    ['company', '/dashboard/company', 'member'],
    ['company', `/dashboard/companies/${approval.company}`, 'admin'],
    ['company-approval-rules', `/dashboard/companies/${approval.company}/approvals`, 'admin'],
    ['not-found', '/no-such-page', 'visitor'],
  ];
}

/** Every page of the shop, from the table that the rights test keeps complete, and further states. */
export function screenshotCasesOf(scenario: Scenario): ScreenshotCase[] {
  const pages = Object.values(pageAccess).flatMap(([path, access]) => {
    const who = access in whoSees ? whoSees[access] : 'admin';
    // The browser tests run with the developer pages enabled.
    const there = !/absent|own/.test(access) || path.startsWith('/dev/');
    const status = there ? 200 : 404;
    return who ? [{ name: `${who}-${named(path)}`, path, who, status }] : [];
  });
  const further = extraCases(scenario).map(([name, path, who]) => {
    const status = name === 'forbidden' ? 403 : name === 'not-found' ? 404 : 200;
    return { name: `${who}-${name}`, path, who, status };
  });
  return [...pages, ...further];
}
