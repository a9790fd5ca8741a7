import { listProducts } from '../../lib/catalog/queries/products';
import {
  ownerByAccount,
  ownerByEmail,
  stockAlerts,
  type StockAlertDocument,
} from '../../lib/stock-alerts/collection';
import { alertDays, day } from '../../lib/stock-alerts/rules';
import { findAccountByEmail } from '../../lib/users/queries';
import { addMissing } from '../add-missing';
import type { Buyer } from './buyers';
import { demoId } from './demo-ids';

const customerEmail = 'customer@hexbolt.example';
const maxSkus = 12;

/** The SKUs of the catalog that are out of stock and not discontinued. */
async function listSoldOut(): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; found.length < maxSkus;) {
    const products = await listProducts({ after });
    if (products.length === 0) break;
    after = products.at(-1)!.id;
    for (const { successor, variants } of products)
      if (!successor)
        found.push(
          ...variants.filter(({ availableQuantity }) => availableQuantity === 0).map(({ sku }) => sku),
        );
  }
  return found.slice(0, maxSkus);
}

/** Lets some people wait for what is out of stock, without mailing anyone; the demo's customer waits for the first. */
export async function seedStockAlerts(buyers: Buyer[], end: Date): Promise<void> {
  const customer = await findAccountByEmail(customerEmail);
  const others = buyers.filter(({ email }) => email !== customerEmail);
  const skus = await listSoldOut();
  const alertOf = (owner: string, sku: string, daysAgo: number): StockAlertDocument => {
    const requestedAt = new Date(end.getTime() - daysAgo * day);
    return {
      _id: demoId(`stock alert ${owner} ${sku}`),
      owner,
      sku,
      state: 'waiting',
      linkHashes: [],
      requestedAt,
      removeAt: new Date(requestedAt.getTime() + alertDays * day),
      mails: [],
    };
  };
  await addMissing(stockAlerts(), [
    ...(customer && skus[0] ? [alertOf(ownerByAccount(customer.id), skus[0], 3)] : []),
    ...skus.flatMap((sku, row) =>
      others
        .slice(0, 1 + ((row * 3) % 5))
        .map(({ email }, column) => alertOf(ownerByEmail(email), sku, 2 + row + 5 * column)),
    ),
  ]);
}
