import { ObjectId } from 'mongodb';
import { findVariants } from '../lib/catalog/queries/products';
import { replacedNumbers } from '../lib/catalog/collection/replaced-numbers';
import { codeOf } from '../lib/catalog/rules/search-terms';
import { shoppingLists } from '../lib/shopping-lists/collection';
import { nextReminder } from '../lib/shopping-lists/rules/changes';
import { users } from '../lib/users/collection';
import { addMissing } from './add-missing';

type Line = [sku: string, quantity: number, note: string];

const van: Line[] = [
  ['TW-AG125', 1, ''],
  ['NH-CW10', 2, 'Drawer 2'],
  ['HB-M8-40', 3, 'Drawer 5'],
];
const stores: Line[] = [
  ['HB-M5-16', 5, 'Rack A3'],
  ['NH-CW08', 10, 'Rack B1'],
];

/** What some lines cost when they were ordered last, so that the demo shows changes. */
const formerPrices = new Map([['NH-CW10', 720]]);

async function linesOf(lines: Line[], at: Date) {
  const offers = await findVariants(lines.map(([sku]) => sku));
  return lines.flatMap(([sku, quantity, note]) => {
    const offer = offers.get(sku);
    if (!offer) return [];
    const { price, availableQuantity: available } = offer.variant;
    const seen = { price: formerPrices.get(sku) ?? price, available, at };
    return [{ sku, name: offer.product.name, quantity, note, seen }];
  });
}

/** Adds a list of the demo's customer, one of its first company, and an old part number. Idempotent. */
export async function seedShoppingLists(): Promise<void> {
  const customer = await users().findOne({ email: 'customer@hexbolt.example' }, { projection: { _id: 1 } });
  if (!customer) return;
  const userId = customer._id.toHexString();
  const now = new Date();
  const before = new Date(now.getTime() - 40 * 86_400_000);
  const facts = { version: 1, mails: [], createdAt: before, changedAt: before };
  await addMissing(shoppingLists(), [
    {
      _id: new ObjectId('0000000000000000000000f1'),
      owner: `customer ${userId}`,
      key: 'demo-van-stock',
      name: 'Van stock',
      note: 'Filled up on Mondays.',
      lines: await linesOf(van, before),
      reminder: { userId, weeks: 4, nextAt: nextReminder(now, 4, now) },
      ...facts,
    },
    {
      _id: new ObjectId('0000000000000000000000f2'),
      owner: 'company 0000000000000000000000c1',
      key: 'demo-maintenance',
      name: 'Maintenance stores',
      note: '',
      lines: await linesOf(stores, before),
      ...facts,
    },
  ]);
  const number = 'NH-1010';
  await addMissing(replacedNumbers(), [{ _id: codeOf(number), number, sku: 'NH-CW10', at: before }]);
}
