import type { Right } from '@/lib/users/rules/rights';

export type MenuEntry = { name: string; href: string; right?: Right };
export type MenuGroup = { name: string; entries: MenuEntry[] };

/** The dashboard of customers. */
export const customerMenu: MenuGroup[] = [
  {
    name: 'Dashboard',
    entries: [
      { name: 'All User', href: '/dashboard/allUser' },
      { name: 'My Orders', href: '/dashboard/myOrders' },
      { name: 'Add A Review', href: '/dashboard/addReview' },
    ],
  },
];

/** The dashboard of staff: each entry is shown to those who have its right. */
export const staffMenu: MenuGroup[] = [
  {
    name: 'Shop',
    entries: [
      { name: 'Overview', href: '/dashboard/toDo', right: 'overview.view' },
      { name: 'Reports', href: '/dashboard/reports', right: 'reports.view' },
    ],
  },
  {
    name: 'Sales',
    entries: [
      { name: 'Manage All Orders', href: '/dashboard/manageOrder', right: 'orders.view' },
      { name: 'Invoices', href: '/dashboard/invoices', right: 'invoices.view' },
      { name: 'Payments', href: '/dashboard/payments', right: 'payments.view' },
      { name: 'Discounts', href: '/dashboard/discounts', right: 'discounts.view' },
    ],
  },
  {
    name: 'Products',
    entries: [
      { name: 'Manage Products', href: '/dashboard/manageProduct', right: 'products.view' },
      { name: 'Add A Product', href: '/dashboard/addProduct', right: 'products.edit' },
      { name: 'Catalog', href: '/dashboard/catalog', right: 'products.view' },
      { name: 'Stock', href: '/dashboard/stock', right: 'stock.view' },
      { name: 'Purchasing', href: '/dashboard/purchasing', right: 'purchasing.view' },
      { name: 'Searches', href: '/dashboard/searches', right: 'searches.view' },
    ],
  },
  {
    name: 'Customers',
    entries: [
      { name: 'Messages', href: '/dashboard/messages', right: 'messages.view' },
      { name: 'Reviews', href: '/dashboard/reviews', right: 'reviews.view' },
      { name: 'Newsletter', href: '/dashboard/newsletter', right: 'newsletter.view' },
      { name: 'Make Admin', href: '/dashboard/makeAdmin', right: 'accounts.view' },
      { name: 'All User', href: '/dashboard/allUser' },
    ],
  },
  {
    name: 'Content',
    entries: [{ name: 'Content', href: '/dashboard/content', right: 'content.view' }],
  },
  {
    name: 'Settings',
    entries: [
      { name: 'Shop settings', href: '/dashboard/shop', right: 'settings.view' },
      { name: 'Failed mails', href: '/dashboard/mails', right: 'mails.view' },
      { name: 'Audit log', href: '/dashboard/audit', right: 'audit.view' },
    ],
  },
];
