import { findLinked, findSlugs } from '../../catalog/queries/related';
import { findProduct } from '../../catalog/queries/products';
import type { Product } from '../../catalog/schema/product';
import { findFittingParts, findMachineSlugs, findReasons } from '../../fits/queries';
import type { SignedIn } from '../../users/types';
import type { MachineFits } from '../schema';
import type { OwnFit } from '../types';
import { findMachineProducts, findStoredMachines, machineName } from './machines';

/** What the explicit relations between products say. */
const sparePart = 'spare part';
const accessory = 'accessory';

/** Everything that fits on a machine, by the ids of the products, with why: by the rules, and its spare parts and accessories. */
async function findAllParts(machine: Product): Promise<Map<string, string>> {
  const [parts, linked] = await Promise.all([findFittingParts(machine), findLinked(machine)]);
  for (const { id } of linked.spareParts) if (!parts.has(id)) parts.set(id, sparePart);
  for (const { id } of linked.accessories) if (!parts.has(id)) parts.set(id, accessory);
  return parts;
}

/**
 * What fits on the machines of a person and of the company for which they buy, by the ids of the products; only on one of
 * them where it is named. Null where the person has no such machine.
 */
export async function findOwnFits(
  person: SignedIn,
  machineId: string | null,
): Promise<Map<string, OwnFit> | null> {
  const all = (await findStoredMachines(person)).map(({ machine }) => machine);
  const chosen = machineId === null ? all : all.filter(({ _id }) => _id.toHexString() === machineId);
  if (machineId !== null && chosen.length === 0) return null;
  const products = await findMachineProducts(person, chosen);
  const fits = new Map<string, OwnFit>();
  for (const product of products.values())
    for (const [id, reason] of await findAllParts(product)) {
      const known = fits.get(id);
      if (known) known.others += 1;
      else fits.set(id, { machine: product.name, reason, others: 0 });
    }
  return fits;
}

/** Those machines of a person, and of the company for which they buy, which a product fits, and why. */
export async function findFittingMachines(person: SignedIn, slug: string): Promise<MachineFits> {
  const [part, stored] = await Promise.all([findProduct(slug), findStoredMachines(person)]);
  if (!part) return { isMachine: false, fits: [] };
  const all = stored.map(({ machine }) => machine);
  const [products, machineSlugs, slugs] = await Promise.all([
    findMachineProducts(person, all),
    findMachineSlugs([part]),
    findSlugs(slug),
  ]);
  const isNamed = (named: string[]) => named.some((each) => slugs.includes(each));
  const reasons = await findReasons(part, [...products.values()]);
  for (const product of products.values()) {
    if (reasons.has(product.slug)) continue;
    if (isNamed(product.spareParts)) reasons.set(product.slug, sparePart);
    else if (isNamed(product.accessories)) reasons.set(product.slug, accessory);
  }
  const fits = all.flatMap(({ _id, productId, sku, place }) => {
    const product = products.get(productId);
    const reason = product && reasons.get(product.slug);
    return reason ? [{ id: _id.toHexString(), name: machineName(product, sku), place, reason }] : [];
  });
  return { isMachine: machineSlugs.has(slug), fits };
}
