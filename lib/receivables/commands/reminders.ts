import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import {
  eachOverdueInvoice,
  findInvoicedOrder,
  listCharges,
  type OverdueInvoice,
} from '../../invoices/queries/overdue';
import { openAmountsOf } from '../../invoices/rules/status';
import { findOrderById } from '../../orders/commands/attempts';
import { changeOrderDocument } from '../../orders/commands/order-change';
import { owedFor } from '../../orders/rules/credit';
import { now } from '../../platform/clock';
import { addDays, dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import type { Staff } from '../../users/types';
import { reminderMails } from '../emails';
import { nextReminder } from '../rules/reminders';

const nothing = () => fail('conflict', 'nothing-new', 'No reminder is due.');

/**
 * Sends the reminder that is due about one invoice: mail and record are one write of its order, by compare-and-set, so
 * that of two jobs at once one sends it. Returns whether it did.
 */
async function remind(invoice: OverdueInvoice, shop: Shop): Promise<boolean> {
  const at = now();
  const today = dayAt(at, shop.timeZone);
  const charges = await listCharges(invoice.orderId);
  const result = await changeOrderDocument(
    { name: 'The shop', role: 'customer' },
    () => findOrderById(new ObjectId(invoice.orderId)),
    (order) => {
      const { reminders = [], pausedReminders = [] } = order;
      const { number, dueOn } = invoice;
      const open =
        openAmountsOf(order, charges)[charges.findIndex((charge) => charge.number === number)] ?? 0;
      if (
        open === 0 ||
        owedFor(order) === 0 ||
        pausedReminders.includes(number) ||
        order.customer.id === 'deleted'
      )
        return nothing();
      const sent = reminders
        .filter((one) => one.number === number)
        .map((one) => ({ step: one.step, day: dayAt(one.at, shop.timeZone) }));
      const step = nextReminder({ dueOn, today, sent }, shop.creditControl.reminderDays);
      if (!step) return nothing();
      return {
        set: { reminders: [...reminders, { number, step, at }] },
        what: 'reminded',
        why: `Reminder ${step} about invoice ${number}`,
        mails: (after) => reminderMails(after, { ...invoice, open, step }, shop),
      };
    },
  );
  return result.ok;
}

/** Sends every reminder that is due, each once for its invoice and step. Returns how many were sent. */
export async function sendReminders(): Promise<number> {
  const shop = await findShop();
  const first = shop.creditControl.reminderDays[0] ?? 0;
  const day = addDays(dayAt(now(), shop.timeZone), -first);
  let sent = 0;
  for await (const invoice of eachOverdueInvoice(day)) sent += (await remind(invoice, shop)) ? 1 : 0;
  return sent;
}

/** Pauses the reminders about an invoice, or lets them go on. A repeat changes nothing. */
export async function pauseReminders(
  actor: Staff,
  number: string,
  paused: boolean,
): Promise<Result<{ paused: boolean }>> {
  const orderId = await findInvoicedOrder(number);
  if (!orderId) return fail('not-found', 'unknown-invoice', 'There is no such invoice.');
  let isRepeat = false;
  const result = await changeOrderDocument(
    actor,
    () => findOrderById(new ObjectId(orderId)),
    ({ pausedReminders = [] }) => {
      isRepeat = pausedReminders.includes(number) === paused;
      if (isRepeat) return fail('conflict', 'nothing-new', 'It is so already.');
      const others = pausedReminders.filter((one) => one !== number);
      return {
        set: { pausedReminders: paused ? [...others, number] : others },
        what: paused ? 'reminders paused' : 'reminders resumed',
        why: `Invoice ${number}`,
      };
    },
  );
  if (isRepeat) return ok({ paused });
  if (!result.ok) return result;
  await recordChange({
    actor,
    action: paused ? 'reminders-paused' : 'reminders-resumed',
    subject: { kind: 'credit', id: result.value.customer.id, name: number },
    after: { paused },
  });
  return ok({ paused });
}
