import { ObjectId } from 'mongodb';
import { codeOf } from '../lib/catalog/rules/search-terms';
import { ownNumbers } from '../lib/own-numbers/collection';
import { addMissing } from './add-missing';

/** The demo's first company knows some products under numbers of its own. */
const owner = 'company 0000000000000000000000c1';
const numbers: [id: string, sku: string, number: string][] = [
  ['0000000000000000000000e1', 'TW-AG115', 'LFS 100-4711'],
  ['0000000000000000000000e2', 'NH-CW08', 'LFS 200-0081'],
  ['0000000000000000000000e3', 'HB-M5-16', 'LFS 300-0516'],
];

/** Adds the part numbers of the demo's company. Idempotent. */
export async function seedOwnNumbers(): Promise<void> {
  await addMissing(
    ownNumbers(),
    numbers.map(([id, sku, number]) => ({
      _id: new ObjectId(id),
      owner,
      sku,
      number,
      code: codeOf(number),
    })),
  );
}
