import type { Right } from '@/lib/users/rules/rights';

export type MenuEntry = {
  name: string;
  href: string;
  right?: Right;
  /** How much waits there for the person. */
  count?: number;
};
export type MenuGroup = { name: string; entries: MenuEntry[] };

/** The dashboard of customers. */
export const customerMenu: MenuGroup[] = [
  {
    name: 'Dashboard',
    entries: [
      { name: 'All User', href: '/dashboard/allUser' },
      { name: 'My Orders', href: '/dashboard/myOrders' },
      { name: 'My quotes', href: '/dashboard/myQuotes' },
      { name: 'Account statement', href: '/dashboard/statement' },
      { name: 'Lists', href: '/dashboard/lists' },
      { name: 'Stock alerts', href: '/dashboard/stockAlerts' },
      { name: 'Machines', href: '/dashboard/machines' },
      { name: 'Part numbers', href: '/dashboard/partNumbers' },
      { name: 'Add A Review', href: '/dashboard/addReview' },
    ],
  },
];

/** The entry for who has an assortment of their own. */
export const assortmentEntry: MenuEntry = { name: 'Your assortment', href: '/dashboard/assortment' };

/** The part of the dashboard that only members of a company see; with the number of requests that they decide about. */
export const companyMenu = (approvals: number): MenuGroup => ({
  name: 'Company',
  entries: [
    { name: 'Company', href: '/dashboard/company' },
    { name: 'Approvals', href: '/dashboard/approvals', count: approvals },
    { name: 'Blanket orders', href: '/dashboard/myBlanketOrders' },
  ],
});

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
      { name: 'Quotes', href: '/dashboard/quotes', right: 'quotes.view' },
      { name: 'Blanket orders', href: '/dashboard/blanketOrders', right: 'quotes.view' },
      { name: 'Returns', href: '/dashboard/returns', right: 'orders.view' },
      { name: 'Invoices', href: '/dashboard/invoices', right: 'invoices.view' },
      { name: 'Payments', href: '/dashboard/payments', right: 'payments.view' },
      { name: 'Credit accounts', href: '/dashboard/credit', right: 'credit.view' },
      { name: 'Tax certificates', href: '/dashboard/taxCertificates', right: 'taxes.view' },
      { name: 'Bank account', href: '/dashboard/bank', right: 'payments.view' },
      { name: 'Discounts', href: '/dashboard/discounts', right: 'discounts.view' },
      { name: 'Price lists', href: '/dashboard/priceLists', right: 'prices.view' },
      { name: 'Assortments', href: '/dashboard/assortments', right: 'prices.view' },
    ],
  },
  {
    name: 'Products',
    entries: [
      { name: 'Manage Products', href: '/dashboard/manageProduct', right: 'products.view' },
      { name: 'Add A Product', href: '/dashboard/addProduct', right: 'products.edit' },
      { name: 'Catalog', href: '/dashboard/catalog', right: 'products.view' },
      { name: 'What fits', href: '/dashboard/fitRules', right: 'products.view' },
      { name: 'Replaced numbers', href: '/dashboard/replacedNumbers', right: 'products.view' },
      { name: 'Stock', href: '/dashboard/stock', right: 'stock.view' },
      { name: 'Purchasing', href: '/dashboard/purchasing', right: 'purchasing.view' },
      { name: 'Searches', href: '/dashboard/searches', right: 'searches.view' },
    ],
  },
  {
    name: 'Customers',
    entries: [
      { name: 'Companies', href: '/dashboard/companies', right: 'companies.view' },
      { name: 'Messages', href: '/dashboard/messages', right: 'messages.view' },
      { name: 'Reviews', href: '/dashboard/reviews', right: 'reviews.view' },
      { name: 'Questions', href: '/dashboard/questions', right: 'questions.view' },
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
      { name: 'Webhooks', href: '/dashboard/webhooks', right: 'webhooks.view' },
      { name: 'Scheduled jobs', href: '/dashboard/jobs', right: 'jobs.view' },
      { name: 'API keys', href: '/dashboard/keys', right: 'keys.view' },
      { name: 'Audit log', href: '/dashboard/audit', right: 'audit.view' },
    ],
  },
];
