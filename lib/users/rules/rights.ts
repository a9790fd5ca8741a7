/** Everything that staff can be allowed to do, by area of the dashboard. */
export const rights = [
  'overview.view',
  'orders.view',
  'orders.edit',
  'payments.view',
  'payments.edit',
  'invoices.view',
  'invoices.edit',
  'credit.view',
  'credit.edit',
  'taxes.view',
  'taxes.edit',
  'products.view',
  'products.edit',
  'stock.view',
  'stock.edit',
  'purchasing.view',
  'purchasing.edit',
  'discounts.view',
  'discounts.edit',
  'prices.view',
  'prices.edit',
  'quotes.view',
  'quotes.edit',
  'reviews.view',
  'reviews.edit',
  'questions.view',
  'questions.edit',
  'messages.view',
  'messages.edit',
  'newsletter.view',
  'newsletter.edit',
  'content.view',
  'content.edit',
  'searches.view',
  'searches.edit',
  'reports.view',
  'mails.view',
  'mails.edit',
  'audit.view',
  'webhooks.view',
  'webhooks.edit',
  'jobs.view',
  'keys.view',
  'keys.edit',
  'accounts.view',
  'accounts.edit',
  'accounts.act',
  'companies.view',
  'companies.edit',
  'settings.view',
  'settings.edit',
] as const;
export type Right = (typeof rights)[number];

const viewing = rights.filter((right) => right.endsWith('.view'));

/** The roles of staff: what each is for, and its rights. `admin` is the owner's role and has them all. */
const staff = {
  admin: { name: 'Admin', summary: 'Everything, including settings and the roles of others', rights },
  manager: {
    name: 'Manager',
    summary: 'The daily business: all but settings, accounts and API keys, which a manager can look at',
    rights: rights.filter((right) => !['settings.edit', 'accounts.edit', 'keys.edit'].includes(right)),
  },
  warehouse: {
    name: 'Warehouse',
    summary: 'Confirms, packs and ships orders, receives deliveries, and counts and sets stock',
    rights: [
      'overview.view',
      'orders.view',
      'orders.edit',
      'products.view',
      'stock.view',
      'stock.edit',
      'purchasing.view',
    ],
  },
  support: {
    name: 'Support',
    summary:
      'Answers messages, helps with orders, acts for customers, answers questions, and moderates reviews',
    rights: [
      'overview.view',
      'orders.view',
      'orders.edit',
      'invoices.view',
      'credit.view',
      'quotes.view',
      'quotes.edit',
      'accounts.act',
      'companies.view',
      'companies.edit',
      'taxes.view',
      'products.view',
      'reviews.view',
      'reviews.edit',
      'questions.view',
      'questions.edit',
      'messages.view',
      'messages.edit',
      'mails.view',
    ],
  },
  content: {
    name: 'Content',
    summary:
      'Writes pages, posts and newsletters, answers questions, moderates reviews, and maintains the search',
    rights: [
      'overview.view',
      'products.view',
      'reviews.view',
      'reviews.edit',
      'questions.view',
      'questions.edit',
      'newsletter.view',
      'newsletter.edit',
      'content.view',
      'content.edit',
      'searches.view',
      'searches.edit',
    ],
  },
  'read-only': {
    name: 'Read-only',
    summary: 'Sees what an admin sees, and changes nothing',
    rights: viewing,
  },
} satisfies Record<string, { name: string; summary: string; rights: readonly Right[] }>;

export type StaffRole = keyof typeof staff;
export type Role = 'customer' | StaffRole;

/** All roles, in the order in which they are offered. */
export const roles = ['customer', ...(Object.keys(staff) as StaffRole[])] as const satisfies Role[];

/** Whether the role is one of the shop's staff. */
export const isStaff = (role: Role): role is StaffRole => role !== 'customer';

/** Whether a person with this role may do this. */
export const may = (role: Role, right: Right): boolean =>
  isStaff(role) && (staff[role].rights as readonly Right[]).includes(right);

/** The roles that have a right. */
export const rolesWith = (right: Right): Role[] => roles.filter((role) => may(role, right));

/** The role as screens name it. */
export const roleName = (role: Role): string => (isStaff(role) ? staff[role].name : 'Customer');

/** What the role is for, in one line. */
export const roleSummary = (role: Role): string =>
  isStaff(role) ? staff[role].summary : 'Orders and reviews, without access to the shop’s dashboard';
