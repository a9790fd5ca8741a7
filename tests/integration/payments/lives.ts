import type { StripeDouble } from '@hexbolt/stripe-double/server';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import type { Servers } from '../../support/payments/servers';
import type { WorkName } from '../../support/payments/works';
import { newKey } from '../orders/fixtures';
import { payFor } from './bank-fixtures';
import { admin, sessionOf } from './fixtures';

/** A linear congruential generator: the same choices in every run. */
function generator(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

export const random = generator(7);
export const chance = (probability: number) => random() < probability;
export const below = (limit: number) => Math.floor(random() * limit);
export const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** An order with the customer who buys. */
export type Life = { customer: Customer; order: Order };

const cards = ['4242424242424242', '4242424242424242', '4000002760003184', '4000000000000002'];
const statementOf = (...rows: string[]) => ['Date,Amount,Name,Description', ...rows].join('\n');

/** What happens to orders, by way of servers that may die at any moment. */
export function eventsOn(servers: Servers, stripe: StripeDouble) {
  const ask = (
    name: WorkName,
    { customer, number }: { customer: Customer; number: string },
    more?: unknown,
  ) =>
    servers.send({
      name,
      subject: { admin, customer, number, key: newKey() },
      more,
      ...(chance(0.12) && { crash: { at: 1 + below(14), when: pick(['before', 'after'] as const) } }),
    });
  const about = (name: WorkName, more?: (life: Life) => unknown) => (life: Life) =>
    ask(name, { customer: life.customer, number: life.order.number }, more?.(life));

  const pay = async (life: Life) => {
    const opened = (await about('page')(life)) as { ok: boolean; value: { url: string } } | null;
    stripe.account.multicapture = chance(0.6);
    if (opened?.ok) stripe.pay(sessionOf(opened.value.url), pick(cards));
    if (chance(0.5)) await about('check')(life);
  };
  const transfer = (factor: number) =>
    about('statement', ({ order }) =>
      statementOf(payFor(order, Math.max(1, Math.round(order.totals.total * factor)))),
    );
  const whole = transfer(1);
  const payments = {
    card: [pay],
    'bank-transfer': [whole, whole, transfer(0.4), transfer(1.1)],
    invoice: [about('confirm')],
  };
  const afterwards = [
    about('confirm'),
    about('ship'),
    about('shipOne'),
    about('deliver'),
    (life: Life) => (chance(0.3) ? about('cancel')(life) : about('confirm')(life)),
    (life: Life) => (chance(0.2) ? about('cancelRest')(life) : about('ship')(life)),
    about('refund', () => 1 + below(3_000)),
    about('returnStep'),
    about('returnStep'),
    (life: Life) => (chance(0.1) ? about('jobs')(life) : about('deliver')(life)),
  ];
  return {
    /** Places an order like a browser that repeats a request without an answer; twice at once by chance. */
    async place(customer: Customer, body: OrderInput): Promise<Life> {
      const key = newKey();
      const send = () =>
        servers.send({ name: 'place', subject: { admin, customer, number: '', key }, more: body });
      for (let attempt = 0; attempt < 100; attempt++) {
        const [placed] = (await Promise.all([send(), ...(chance(0.2) ? [send()] : [])])) as {
          ok?: boolean;
          value: Order;
        }[];
        if (placed?.ok) return { customer, order: placed.value };
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('the order was not placed');
    },
    /** One of the things that happen to an order, whether or not it is allowed. */
    happen(life: Life, round: number): Promise<unknown> {
      const { method } = life.order.payment;
      if (round === 0 && chance(0.2)) return about('edit', () => pick([-1, 1]))(life);
      if (round < 2 || chance(0.15)) return pick(payments[method as keyof typeof payments])(life);
      return pick(afterwards)(life);
    },
  };
}
