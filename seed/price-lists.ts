import { ObjectId } from 'mongodb';
import { priceLists } from '../lib/price-lists/collection';
import { storedPriceList } from '../lib/price-lists/commands';
import type { ContractEntry, PriceListInput } from '../lib/price-lists/schema';
import { addMissing } from './add-missing';

const entry = (more: Partial<ContractEntry>): ContractEntry => ({
  sku: null,
  category: null,
  from: 1,
  price: null,
  percentOff: null,
  ...more,
});

const lakefront = '0000000000000000000000c1';

/** The contract of the demo's first company: fixed prices with a break, and percentages for a category and all else. */
const demoLists: (PriceListInput & { id: string })[] = [
  {
    id: '0000000000000000000000f1',
    name: 'Lakefront Stamping, framework agreement',
    audience: { kind: 'company', id: lakefront },
    currency: 'USD',
    from: '2025-01-01',
    to: null,
    active: true,
    entries: [
      entry({ sku: 'TW-AG115', price: 8_200 }),
      entry({ sku: 'TW-AG115', from: 10, price: 7_650 }),
      entry({ category: 'hand-tools', percentOff: 12 }),
      entry({ percentOff: 4 }),
    ],
  },
  {
    id: '0000000000000000000000f2',
    name: 'Lakefront group, safety gear',
    audience: { kind: 'group', id: lakefront },
    currency: 'USD',
    from: null,
    to: null,
    active: true,
    entries: [entry({ category: 'gear-equipment', percentOff: 7.5 })],
  },
];

/** Adds the price lists of the demo. Idempotent. */
export async function seedPriceLists(): Promise<void> {
  const documents = demoLists.map(({ id, ...input }) => ({
    _id: new ObjectId(id),
    ...storedPriceList(input),
    version: 1,
  }));
  await addMissing(priceLists(), documents);
}
