import { findApprovalSettings } from '../../companies/queries/approvals';
import { findOwnCompany } from '../../companies/queries/companies';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import type { PurchaseOrderRules } from '../../companies/schema/purchase-orders';
import type { ApprovalSettings } from '../../companies/schema/approvals';
import type { Site } from '../../companies/schema/company';
import type { Membership } from '../../companies/schema/members';
import type { Shop } from '../../settings/schema/shop';
import type { CheckoutCart } from '../rules/checkout';
import type { OrderCompany, SavedAddress } from '../schema/order';
import { listAddresses } from './orders';
import { findPaymentOffer } from './payment-methods';

const maxLine = 120;

/** A site as an address of an order; its note for the driver is printed below the street. */
function siteAddress(company: string, { id, contact, phone, address, deliveryNote }: Site): SavedAddress {
  const note = deliveryNote.replace(/\s+/g, ' ');
  const line2 = [address.line2, note].filter(Boolean).join(', ').slice(0, maxLine);
  return { id, name: contact, company, phone, ...address, line2 };
}

/** The company for which somebody buys, with its sites as addresses, its rules for purchase order numbers, and cost centers. */
export type CheckoutCompany = OrderCompany & {
  sites: SavedAddress[];
  purchaseOrders: PurchaseOrderRules;
  /** Whether its orders ship complete unless the buyer says otherwise. */
  shipComplete: boolean;
  costCenters: ApprovalSettings['costCenters'];
};

/** Whether a member may order in the name of a company, or send the cart to an approver that the company names. */
async function mayBuyFor(active: Membership): Promise<boolean> {
  if (mayInCompany(active, 'orders.place')) return true;
  if (!mayInCompany(active, 'orders.request')) return false;
  return (await findApprovalSettings(active.id)).defaultApprovers.length > 0;
}

/** The company in whose name a session buys, with its sites as addresses; null where the member may not order. */
export async function findOrderingCompany(active: Membership | null): Promise<CheckoutCompany | null> {
  if (!active || !(await mayBuyFor(active))) return null;
  const [company, { costCenters }] = await Promise.all([
    findOwnCompany(active.id),
    findApprovalSettings(active.id),
  ]);
  return (
    company && {
      id: company.id,
      name: company.name,
      purchaseOrders: company.purchaseOrders,
      shipComplete: company.shipComplete,
      costCenters,
      sites: company.sites.map((site) => siteAddress(company.name, site)),
    }
  );
}

/** The addresses to which a session may order, the one to propose first: the company's sites, then its own. */
export async function listOrderingAddresses(
  userId: string,
  active: Membership | null,
): Promise<SavedAddress[]> {
  const [company, own] = await Promise.all([findOrderingCompany(active), listAddresses(userId)]);
  return [...(company?.sites ?? []), ...own];
}

/**
 * Who buys at the checkout: the company if any, the addresses to choose from, and the ways to pay. A quote is for the company
 * that it names or for the person alone, and a blanket order for its company, whichever is active.
 */
export async function findCheckoutBuyer(
  userId: string,
  active: Membership | null,
  shop: Shop,
  { quote, blanketOrder }: Pick<CheckoutCart, 'quote' | 'blanketOrder'> = {},
) {
  const agreed = quote ?? blanketOrder;
  const named = agreed?.companyId ? await findMembership(agreed.companyId, userId) : null;
  const company = await findOrderingCompany(agreed ? named : active);
  const [own, offer] = await Promise.all([
    listAddresses(userId),
    findPaymentOffer(shop, company?.id ?? userId),
  ]);
  return { company, addresses: [...(company?.sites ?? []), ...own], offer };
}
