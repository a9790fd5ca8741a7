import { findWaitingTasks } from '@/app/(account)/dashboard/(admin)/toDo/waiting-tasks';
import { changeMessage } from '@/lib/contact/commands/inbox';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { listMessages } from '@/lib/contact/queries';
import { contactInput, messageFilters } from '@/lib/contact/schema';
import { createAdmin } from '../orders/fixtures';

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
