import { offeredTo } from '../../assortments/queries';
import { findProductsInAnyState } from '../../catalog/queries/products';
import { findLinked } from '../../catalog/queries/related';
import { dataSheetPath, ownDataSheetPath } from '../../catalog/rules/documents';
import { placeholderPicture } from '../../catalog/rules/structure';
import { variantName } from '../../catalog/rules/variants';
import type { Product, RelatedProduct } from '../../catalog/schema/product';
import { findFits } from '../../fits/queries';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import type { SignedIn } from '../../users/types';
import { machines, type MachineDocument } from '../collection';
import { maxMachines, type Machine, type MachineSummary } from '../schema';
import { customerOwner, findMachineAccess, findOwnerships, ownershipsOf, type Ownership } from './access';
import type { Membership } from '../../companies/schema/members';

/** The products of machines by id, archived ones too; exclusive ones only where they are offered, no drafts. */
export async function findMachineProducts(
  person: SignedIn,
  stored: MachineDocument[],
): Promise<Map<string, Product>> {
  const ids = [...new Set(stored.map(({ productId }) => productId))];
  const [found, isOffered] = await Promise.all([findProductsInAnyState(ids), offeredTo(person)]);
  const shown = found.filter(
    (product) => product.state !== 'draft' && (product.state !== 'exclusive' || isOffered(product)),
  );
  return new Map(shown.map((product) => [product.id, product]));
}

/** The name of a product; with that of the variant where there are several. */
export function machineName(product: Product, sku: string): string {
  const variant = product.variants.length > 1 && product.variants.find((each) => each.sku === sku);
  return variant ? `${product.name}, ${variantName(variant)}` : product.name;
}

function summaryOf(
  stored: MachineDocument,
  { company, mayEdit }: Ownership,
  product: Product | undefined,
  today: string,
): MachineSummary {
  const { sku, serialNumber, purchasedOn, place, note, serviceOn, order = '' } = stored;
  const variant = product?.variants.find((each) => each.sku === sku);
  return {
    id: stored._id.toHexString(),
    slug: product && product.state !== 'archived' ? product.slug : null,
    sku,
    name: product ? machineName(product, sku) : stored.name,
    img: variant?.img || product?.img || placeholderPicture,
    company: company?.name ?? null,
    serialNumber,
    purchasedOn,
    place,
    note,
    serviceOn,
    isOverdue: serviceOn !== '' && serviceOn < today,
    order,
    mayEdit,
  };
}

const findToday = async () => dayAt(now(), (await findShop()).timeZone);

/** The machines of a person and of the company for which they buy, by name. */
export async function findStoredMachines(person: SignedIn) {
  const ownerships = await findOwnerships(person);
  const stored = await machines()
    .find({ owner: { $in: ownerships.map(({ owner }) => owner) } })
    .sort({ owner: 1, slot: 1 })
    .limit(2 * maxMachines)
    .toArray();
  const ownershipOf = new Map(ownerships.map((each) => [each.owner, each]));
  return stored.map((machine) => ({ machine, ownership: ownershipOf.get(machine.owner)! }));
}

/** The machines of a person and of the company for which they buy: those with an overdue service first, then by name. */
export async function listMachines(person: SignedIn): Promise<MachineSummary[]> {
  const found = await findStoredMachines(person);
  const [products, today] = await Promise.all([
    findMachineProducts(
      person,
      found.map(({ machine }) => machine),
    ),
    findToday(),
  ]);
  return found
    .map(({ machine, ownership }) => summaryOf(machine, ownership, products.get(machine.productId), today))
    .sort(
      (one, other) =>
        Number(other.isOverdue) - Number(one.isOverdue) ||
        one.name.localeCompare(other.name) ||
        one.serialNumber.localeCompare(other.serialNumber),
    );
}

/** Whether a person, or the company for which they buy, has a machine. */
export async function hasMachines(userId: string, active: Membership | null): Promise<boolean> {
  const owners = ownershipsOf(userId, active).map(({ owner }) => owner);
  return (await machines().findOne({ owner: { $in: owners } }, { projection: { _id: 1 } })) !== null;
}

function documentsOf(product: Product) {
  const own = product.documents;
  // Only products that are for sale have a data sheet.
  if (product.state === 'archived') return own;
  const sheet = product.state === 'exclusive' ? ownDataSheetPath : dataSheetPath;
  return [{ title: 'Data sheet', href: sheet(product.slug) }, ...own];
}

/** A machine with what fits on it, its parts and documents; null when the person may not see it. */
export async function findMachine(person: SignedIn, id: string): Promise<Machine | null> {
  const access = await findMachineAccess(person, id);
  if (!access) return null;
  const { machine, ownership } = access;
  const [products, today] = await Promise.all([findMachineProducts(person, [machine]), findToday()]);
  const product = products.get(machine.productId);
  const { services = [] } = machine;
  const summary = { ...summaryOf(machine, ownership, product, today), services };
  if (!product)
    return { ...summary, consumables: [], spareParts: [], accessories: [], documents: [], successor: null };
  const [fits, linked] = await Promise.all([findFits(product), findLinked(product)]);
  const named = ({ slug, name, sku }: RelatedProduct) => ({ slug, name, sku });
  return {
    ...summary,
    consumables: fits.parts,
    spareParts: linked.spareParts.map(named),
    accessories: linked.accessories
      .filter(({ slug }) => !fits.parts.some((part) => part.slug === slug))
      .map(named),
    documents: documentsOf(product),
    successor: linked.successor && { slug: linked.successor.slug, name: linked.successor.name },
  };
}

/** The machines of an account alone: for the account export. */
export async function exportMachines(userId: string) {
  const found = await machines()
    .find({ owner: customerOwner(userId) })
    .sort({ slot: 1 })
    .toArray();
  return found.map(({ _id: _, owner: __, key: ___, slot: ____, productId: _____, createdAt, ...facts }) => ({
    ...facts,
    addedAt: createdAt.toISOString(),
  }));
}
