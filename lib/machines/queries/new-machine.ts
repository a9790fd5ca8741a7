import { findOffers } from '../../assortments/queries';
import { variantName } from '../../catalog/rules/variants';
import { findProductsInAnyState } from '../../catalog/queries/products';
import { findMachineSlugs } from '../../fits/queries';
import { findOwnOrder } from '../../orders/queries/orders';
import type { Order } from '../../orders/schema/order';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import type { SignedIn } from '../../users/types';
import { mayAddFromOrder } from '../rules/orders';
import type { NewMachine, OrderedMachine } from '../types';
import { findStoredMachines } from './machines';

/** The product of a SKU as a machine to add: of a shipped order of the person, else one that is offered to them; else null. */
export async function findNewMachine(
  person: SignedIn,
  sku: string,
  number?: string,
): Promise<NewMachine | null> {
  const order = number === undefined ? null : await findOwnOrder(person.userId, number);
  const line = order?.lines.find((each) => each.sku === sku);
  if (order && line && mayAddFromOrder(order)) {
    const purchasedOn = dayAt(new Date(order.placedAt), (await findShop()).timeZone);
    return { name: line.name, order: order.number, companyId: order.company?.id, purchasedOn, variants: [] };
  }
  const offer = (await findOffers([sku], person)).get(sku);
  if (!offer) return null;
  const { name, variants } = offer.product;
  const several = variants.length > 1 ? variants : [];
  const choices = several.map((variant) => ({ sku: variant.sku, name: variantName(variant) }));
  return { name, purchasedOn: '', variants: choices };
}

/** The machines of an order that was shipped, by the rules of what fits; none while it wasn't. */
export async function findOrderedMachines(person: SignedIn, order: Order): Promise<OrderedMachine[]> {
  if (!mayAddFromOrder(order)) return [];
  const products = await findProductsInAnyState(order.lines.map(({ productId }) => productId));
  const slugs = await findMachineSlugs(products);
  const ids = new Set(products.filter(({ slug }) => slugs.has(slug)).map(({ id }) => id));
  const lines = order.lines.filter(({ productId }) => ids.has(productId));
  if (lines.length === 0) return [];
  const stored = await findStoredMachines(person);
  return lines.map(({ sku, name, quantity }) => {
    const added = stored.filter(({ machine }) => machine.order === order.number && machine.sku === sku);
    return { sku, name, quantity, added: added.length };
  });
}
