/** Everything that a member of a company can be allowed to do in its name. */
export const companyRights = [
  'company.view',
  'company.edit',
  'documents.view',
  'members.view',
  'members.edit',
  'orders.place',
  'orders.request',
  'orders.approve',
  'orders.view',
  'invoices.view',
  'numbers.edit',
] as const;
export type CompanyRight = (typeof companyRights)[number];

/** The roles of members: what each is for, and its rights. This table is the only place that says so. */
const roles = {
  admin: {
    name: 'Company admin',
    summary: 'Everything, including members, sites and the billing address',
    rights: companyRights,
  },
  approver: {
    name: 'Approver',
    summary: 'Orders, decides about orders that need an approval, and sees the orders of everybody',
    rights: [
      'company.view',
      'members.view',
      'orders.place',
      'orders.request',
      'orders.approve',
      'orders.view',
      'numbers.edit',
    ],
  },
  buyer: {
    name: 'Buyer',
    summary: 'Orders, and sees their own orders for the company',
    rights: ['company.view', 'members.view', 'orders.place', 'orders.request', 'numbers.edit'],
  },
  accountant: {
    name: 'Accountant',
    summary: 'Sees all orders and invoices, and orders nothing without an approval',
    rights: ['company.view', 'members.view', 'orders.request', 'orders.view', 'invoices.view'],
  },
} satisfies Record<string, { name: string; summary: string; rights: readonly CompanyRight[] }>;

export type CompanyRole = keyof typeof roles;

/** All roles, in the order in which they are offered. */
export const companyRoles = ['buyer', 'approver', 'accountant', 'admin'] as const satisfies CompanyRole[];

/** `requested`: waits for staff; `suspended`: everything stays to be seen, and nothing can be done. */
export const companyStatuses = ['requested', 'active', 'suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

const reads = (right: CompanyRight) => right.endsWith('.view');

/** Whether a member with this role may do this in a company of this status. */
export function mayInCompany(
  { role, status }: { role: CompanyRole; status: CompanyStatus },
  right: CompanyRight,
): boolean {
  return (
    (roles[role].rights as readonly CompanyRight[]).includes(right) && (status === 'active' || reads(right))
  );
}

/** The right of the staff that stands in for a right of members. */
export const staffRightFor = (right: CompanyRight) =>
  reads(right) ? ('companies.view' as const) : ('companies.edit' as const);

/** The role as screens name it. */
export const companyRoleName = (role: CompanyRole): string => roles[role].name;

/** What the role is for, in one line. */
export const companyRoleSummary = (role: CompanyRole): string => roles[role].summary;
