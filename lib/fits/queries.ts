import { ObjectId } from 'mongodb';
import { findSpecified, type SpecifiedProduct } from '../catalog/queries/specified-products';
import { findStructure } from '../catalog/queries/structure';
import { scopeOf } from '../catalog/rules/structure';
import type { CatalogStructure } from '../catalog/schema/structure';
import { cached } from '../platform/cache';
import { tags } from '../shared/cache-tags';
import { fitRules, type FitRuleDocument } from './collection';
import { fitReason, isInGroup, type Specified } from './rules/evaluate';
import type { Fit, FitGroup, FitRule, Fits } from './schema';

const ruleOf = ({ _id, ...rule }: FitRuleDocument): FitRule => ({ ...rule, id: _id.toHexString() });

/** All rules by name, not cached. */
export async function listFitRules(): Promise<FitRule[]> {
  return (await fitRules().find().sort({ name: 1 }).toArray()).map(ruleOf);
}

/** The rule with this id, not cached; null when there is none. */
export async function findFitRule(id: string): Promise<FitRule | null> {
  const found = await fitRules().findOne({ _id: new ObjectId(id) });
  return found && ruleOf(found);
}

const cachedRules = cached('fit-rules', listFitRules, () => [tags.fitRules]);

type Identified = Specified & { slug: string };

const productsOf = (structure: CatalogStructure, { category, field, values }: FitGroup) =>
  findSpecified(scopeOf(structure, category), field, values);

type Found = SpecifiedProduct & { reason: string };

/** The products that fit in the other role of a rule; each once, the best-selling first in each rule. */
async function findSide(product: Identified, side: 'parts' | 'machines'): Promise<Found[]> {
  const [structure, rules] = await Promise.all([findStructure(), cachedRules()]);
  const isPart = side === 'machines';
  const found = new Map<string, Found>();
  for (const rule of rules) {
    if (!isInGroup(structure, isPart ? rule.part : rule.machine, product)) continue;
    for (const other of await productsOf(structure, isPart ? rule.machine : rule.part)) {
      if (other.slug === product.slug || found.has(other.slug)) continue;
      const [part, machine] = isPart ? [product, other] : [other, product];
      const reason = fitReason(structure, rule, part, machine);
      if (reason !== null) found.set(other.slug, { ...other, reason });
    }
  }
  return [...found.values()];
}

const fitOf = ({ slug, name, reason }: Found): Fit => ({ slug, name, reason });

/** What fits a product by the rules, on either side; each other product once, the best-selling first in each rule. */
export async function findFits(product: Identified): Promise<Fits> {
  const [machines, parts] = await Promise.all([findSide(product, 'machines'), findSide(product, 'parts')]);
  return { machines: machines.map(fitOf), parts: parts.map(fitOf) };
}

/** The ids of the parts that fit on a machine by the rules, with the reasons. */
export async function findFittingParts(machine: Identified): Promise<Map<string, string>> {
  return new Map((await findSide(machine, 'parts')).map(({ id, reason }) => [id, reason]));
}

/** Why a part fits machines, by their slugs; those that it doesn't fit are missing. Reads no other product. */
export async function findReasons(part: Identified, machines: Identified[]): Promise<Map<string, string>> {
  const [structure, rules] = await Promise.all([findStructure(), cachedRules()]);
  return new Map(
    machines.flatMap((machine) => {
      const reasons = rules.map((rule) => fitReason(structure, rule, part, machine));
      const reason = machine.slug !== part.slug && reasons.find((each) => each !== null);
      return reason ? [[machine.slug, reason]] : [];
    }),
  );
}

/** Those of some products that are a machine in a rule, by their slugs. */
export async function findMachineSlugs(products: Identified[]): Promise<Set<string>> {
  const [structure, rules] = await Promise.all([findStructure(), cachedRules()]);
  const isMachine = (product: Identified) =>
    rules.some(({ machine }) => isInGroup(structure, machine, product));
  return new Set(products.filter(isMachine).map(({ slug }) => slug));
}
