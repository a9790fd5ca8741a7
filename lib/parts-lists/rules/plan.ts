import { noDelivery, slackOf, solveFor, type Goal, type GoalSolution, type Method } from './goals';
import { optionsOf, substitutionId, type NeedGroup, type Option } from './options';

/** A change of the list that would save something; the buyer accepts it or not. */
export type PlannedChange = {
  id: string;
  /** What it takes off the price of the goods together with what is accepted; not above 0 where it saves delivery or time. */
  saving: number;
  isAccepted: boolean;
  isUsed: boolean;
  /** The cheapest ways of the group with it and without it; null where there is none. */
  withIt: Option | null;
  without: Option | null;
};

export type PlannedGroup = {
  /** The list as it is; null where it can't be bought. */
  listed: Option | null;
  /** What the cart gets; null where nothing can be bought without another substitution. */
  chosen: Option | null;
  changes: PlannedChange[];
};

export type Plan = {
  groups: PlannedGroup[];
  /** The list as it is, the best cart with the accepted changes, and that with all of them; null for an empty cart. */
  listed: GoalSolution | null;
  cart: GoalSolution | null;
  best: GoalSolution | null;
  /** Whether a delivery method takes the goods, so that its charge counts. */
  hasDelivery: boolean;
};

const maxShown = 3;

const isWithin = ({ changes }: Option, accepted: ReadonlySet<string>) =>
  changes.every((change) => accepted.has(change));
const cheapestOf = (options: Option[]): Option | undefined =>
  options.toSorted((one, other) => one.cost - other.cost)[0];
const isSubstitution = (id: string) => id.includes('>');
/** Whether two changes take more of the same product. */
const sameProduct = (one: string, other: string) =>
  !isSubstitution(one) && !isSubstitution(other) && one.split('=')[0] === other.split('=')[0];

/** The changes of a group in the order of what they save, each with those that it needs. */
function changesOf(
  options: Option[],
  listed: Option | null,
  accepted: ReadonlySet<string>,
  used: { cart: Option | null; others: Option[] },
): PlannedChange[] {
  const ids = [...new Set(options.flatMap(({ changes }) => changes))];
  const isPossible = (id: string) =>
    options.some((one) => one.changes.includes(id) && isWithin(one, new Set([...accepted, id])));
  const found = ids.map((id) => {
    const without = cheapestOf(options.filter((one) => !one.changes.includes(id) && isWithin(one, accepted)));
    const withIt = cheapestOf(
      options.filter((one) => one.changes.includes(id) && isWithin(one, new Set([...accepted, id]))),
    );
    const saving = without && withIt ? without.cost - withIt.cost : 0;
    const isAccepted = accepted.has(id);
    const isUsed = used.cart?.changes.includes(id) ?? false;
    const isProposed = used.others.some(({ changes }) => changes.includes(id));
    // Where the list can't be bought as it is, every product that could stand in is worth showing.
    const isShown =
      isAccepted || (isPossible(id) && (isProposed || saving > 0 || (!listed && isSubstitution(id))));
    const known = { isProposed, withIt: withIt ?? null, without: without ?? null };
    return { id, saving, isAccepted, isUsed, ...known, isShown };
  });
  const rank = (one: (typeof found)[number]) => (one.isAccepted ? 1 : 0);
  return (
    found
      .filter(({ isShown }) => isShown)
      // Of several larger quantities of a product the one that saves most is enough.
      .filter(
        (one) =>
          one.isAccepted ||
          one.isProposed ||
          !found.some((other) => sameProduct(one.id, other.id) && other.saving > one.saving),
      )
      .sort((one, other) => rank(other) - rank(one) || other.saving - one.saving)
      .filter((one, at) => at < maxShown || one.isAccepted || !listed)
      .slice(0, maxShown * 2)
      .map(({ isShown: _shown, isProposed: _proposed, ...change }) => change)
  );
}

/**
 * The best cart for the needs of a list. Only accepted changes are in the cart; the others are proposed. With the goal
 * `cheapest` the cart never costs more than the list as it is, with `fastest` it never arrives later.
 */
export function planCart(
  needs: NeedGroup[],
  { goal, accepted, methods }: { goal: Goal; accepted: ReadonlySet<string>; methods: Method[] },
): Plan {
  const slack = slackOf(methods);
  const all = needs.map((group) => optionsOf(group, slack));
  const allowed = all.map((options) => options.filter((one) => isWithin(one, accepted)));
  const listed = allowed.map((options) => options.find(({ changes }) => changes.length === 0) ?? null);
  // Groups that can be bought: as listed, else by the cheapest accepted substitution.
  const start = listed.map((one, at) => one ?? cheapestOf(allowed[at]!) ?? null);
  const open = start.flatMap((one, at) => (one ? [at] : []));
  const bases = open.map((at) => start[at]!);
  const solveOf = (groups: Option[][], by: Method[]) =>
    solveFor(
      goal,
      open.map((at) => groups[at]!),
      open.map((at, index) => groups[at]!.indexOf(bases[index]!)),
      by,
    );
  const only = all.map((_, at) => (start[at] ? [start[at]] : []));
  const hasDelivery = methods.length > 0 && solveOf(only, methods) !== null;
  const by = hasDelivery ? methods : [noDelivery];
  if (open.length === 0) {
    const groups = all.map((options, at) => ({
      listed: listed[at]!,
      chosen: null,
      changes: changesOf(options, null, accepted, { cart: null, others: [] }),
    }));
    return { groups, listed: null, cart: null, best: null, hasDelivery };
  }
  const cart = solveOf(allowed, by);
  const best = solveOf(all, by);
  // With more of what is accepted already: the last units before free delivery.
  const withMore = all.map((options) =>
    options.filter(({ changes }) => changes.every((id) => !isSubstitution(id) || accepted.has(id))),
  );
  const fuller = solveOf(withMore, by);
  const chosenIn = (groups: Option[][], solution: GoalSolution | null, at: number) => {
    const index = solution?.choice[open.indexOf(at)];
    return index === undefined ? null : (groups[at]![index] ?? null);
  };
  const groups = all.map((options, at): PlannedGroup => {
    const chosen = chosenIn(allowed, cart, at);
    const others = [chosenIn(all, best, at), chosenIn(withMore, fuller, at)].filter((one) => one !== null);
    return {
      listed: listed[at]!,
      chosen,
      changes: changesOf(options, listed[at]!, accepted, { cart: chosen, others }),
    };
  });
  return { groups, listed: solveOf(only, by), cart, best, hasDelivery };
}

/** What a change is: another product, or more than is needed of one. */
export function readChange(
  id: string,
  group: NeedGroup,
): { from: string | null; to: string; quantity: number | null } | null {
  for (const { sku: from } of group.needs)
    for (const { sku: to } of group.supplies)
      if (id === substitutionId(from, to)) return { from, to, quantity: null };
  for (const { sku } of group.supplies)
    if (id.startsWith(`${sku}=`)) return { from: null, to: sku, quantity: Number(id.slice(sku.length + 1)) };
  return null;
}
