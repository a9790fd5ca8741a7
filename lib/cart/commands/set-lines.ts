import { findOffers } from '../../assortments/queries';
import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import { cartAfter, changeCart, lineOf } from '../commands';
import { buyingProblem, maxLines, mergeLines } from '../rules';
import type { CartOwner } from '../queries/visitor';
import type { Cart, LineInput } from '../schema';

/**
 * Sets the quantities of SKUs in the cart; 0 removes a line, and other lines stay. All of them or none: a failure names
 * each SKU that can't be bought. A repeat changes nothing.
 */
export async function setLines(person: CartOwner, input: LineInput[]): Promise<Result<Cart>> {
  const set = mergeLines(input);
  const wanted = set.filter(({ quantity }) => quantity > 0);
  const offers = await findOffers(
    wanted.map(({ sku }) => sku),
    person,
  );
  const problems = Object.fromEntries(
    wanted.flatMap(({ sku, quantity }) => {
      const problem = buyingProblem(offers.get(sku), quantity);
      return problem ? [[sku, problem.message]] : [];
    }),
  );
  if (Object.keys(problems).length > 0)
    return fail(
      'conflict',
      'lines-rejected',
      'Nothing was changed: some lines can’t be bought as they are.',
      {
        fields: problems,
      },
    );
  const rejected = await changeCart(person.userId, ({ lines, bought, addedLists }) => {
    const others = lines.filter((line) => !set.some(({ sku }) => sku === line.sku));
    const changed = wanted.flatMap(({ sku, quantity }) => {
      const [offer, present] = [offers.get(sku), lines.find((line) => line.sku === sku)];
      return offer ? [lineOf(offer, quantity, present?.addedAt ?? now(), present?.comment)] : [];
    });
    if (others.length + changed.length > maxLines)
      return fail('conflict', 'cart-full', `A cart holds at most ${maxLines} different products.`);
    return { bought, addedLists, lines: [...others, ...changed] };
  });
  return cartAfter(person, rejected);
}
