import { findWaitingTasks, lowStockTask } from '@/app/(account)/dashboard/(admin)/toDo/waiting-tasks';
import { changeMessage } from '@/lib/contact/commands/inbox';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { listMessages } from '@/lib/contact/queries';
import { contactInput, messageFilters } from '@/lib/contact/schema';
import { setReorderPoints } from '@/lib/inventory/commands/reorder-points';
import { findOverview } from '@/lib/reports/queries/overview';
import { runReport } from '@/lib/reports/queries/run-report';
import { findReport, reportsPath } from '@/lib/reports/rules/reports';
import { findShop } from '@/lib/settings/queries';
import { bodyFor, createAdmin, createCustomer, createProduct, orderWithRetries } from '../orders/fixtures';

const admin = createAdmin();

async function sendContactMessage(message: string): Promise<string> {
  const input = { topic: 'order', name: 'Ada Berg', email: 'ada@plant.example', message };
  const sent = await sendMessage(null, contactInput.parse(input));
  if (!sent.ok) throw new Error(sent.failure.message);
  return sent.value.reference;
}

const messagesTask = async () =>
  (await findWaitingTasks()).find(({ name }) => name === 'Messages to answer')!;

test('the overview counts the open messages, and its link leads to exactly these', async () => {
  expect((await messagesTask()).count).toBe(0);
  const open = await sendContactMessage('Where is my parcel?');
  await changeMessage(admin, await sendContactMessage('Where is my bill?'), { state: 'waiting' });
  await changeMessage(admin, await sendContactMessage('Thank you!'), { state: 'closed' });
  const { count, href } = await messagesTask();
  const { pathname, searchParams } = new URL(href, 'http://shop.example');
  const filters = messageFilters.parse(Object.fromEntries(searchParams));
  const { rows, total } = await listMessages(filters, admin, 1);
  expect(pathname).toBe('/dashboard/messages');
  expect(rows.map(({ reference }) => reference)).toEqual([open]);
  expect(total).toBe(count);
});

test('the overview counts the SKUs low in stock, and its link leads to exactly these', async () => {
  const [atPoint, plenty, sellsFast] = [
    await createProduct(3),
    await createProduct(50),
    await createProduct(9),
  ];
  const points = [
    { sku: atPoint, reorderPoint: 5, reorderQuantity: 10 },
    { sku: plenty, reorderPoint: 5, reorderQuantity: 10 },
  ];
  expect(await setReorderPoints(admin, points)).toMatchObject({ ok: true });
  const placed = await orderWithRetries(createCustomer(), await bodyFor([[sellsFast, 6]]));
  expect(placed).toMatchObject({ ok: true });
  const shop = await findShop();
  const { count, href } = lowStockTask((await findOverview(shop)).lowStock);
  expect(href.startsWith(`${reportsPath}/`)).toBe(true);
  const { rows } = await runReport(findReport(href.slice(reportsPath.length + 1))!.id, {}, shop);
  expect(rows.map(({ key }) => key).toSorted()).toEqual([atPoint, sellsFast].toSorted());
  expect(count).toBe(rows.length);
});
