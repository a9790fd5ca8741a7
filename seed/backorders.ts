import { findVariants } from '../lib/catalog/queries/products';
import { fileMovements } from '../lib/inventory/commands/file-movements';
import { outbox } from '../lib/mail/collection';
import { isPlaced, orders } from '../lib/orders/collection';
import { placeOrderFor } from '../lib/orders/commands/place-order';
import { findPresentPrices } from '../lib/orders/commands/price-order';
import { findShop } from '../lib/settings/queries';
import { findAccountByEmail } from '../lib/users/queries';

/** The SKU of which the demo has sold more than is in stock. */
export const demoBackorder = 'MR-HR30W';
const missing = 4;

/**
 * A phone order of the customer who bought last, for all that is in stock of a SKU and four units more, which wait for
 * their arrival. Idempotent.
 */
export async function seedBackorders(): Promise<void> {
  const [admin, shop, last] = await Promise.all([
    findAccountByEmail('admin@hexbolt.example'),
    findShop(),
    orders().findOne(
      {
        company: { $exists: false },
        'customer.email': { $ne: 'customer@hexbolt.example' },
        placedAt: { $gt: new Date(0) },
      },
      { sort: { placedAt: -1 } },
    ),
  ]);
  const offer = (await findVariants([demoBackorder])).get(demoBackorder);
  if (!admin || !last || !isPlaced(last) || !offer?.variant.backorder) return;
  if (await orders().findOne({ backordered: demoBackorder })) return;
  const { id, email } = last.customer;
  const input = {
    lines: [{ sku: demoBackorder, quantity: offer.variant.availableQuantity + missing }],
    backorders: [{ sku: demoBackorder, quantity: missing }],
    fromCart: false,
    address: last.address,
    delivery: 'standard',
    payment: { method: 'bank-transfer' as const, purchaseOrder: '' },
  };
  const priced = await findPresentPrices(input, shop, { userId: id, email });
  if (!priced.ok) return;
  const staff = { userId: admin.id, email: admin.email, name: admin.name, role: 'admin' as const };
  const { total } = priced.value.totals;
  const placed = await placeOrderFor(staff, id, { ...input, total }, 'demo-backorder');
  if (!placed.ok) return;
  await fileMovements(demoBackorder);
  // As for all past orders of the demo, nobody gets a mail.
  await outbox().deleteMany({ subject: { $regex: placed.value.number } });
}
