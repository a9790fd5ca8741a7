export type MovementKind = 'invoice' | 'credit-note' | 'payment' | 'refund';

/** One entry of an account: positive for what the customer owes more, negative for what is owed less. */
export type Movement = {
  day: string;
  kind: MovementKind;
  number: string;
  orderNumber: string;
  amount: number;
};

export type Statement = {
  from: string;
  to: string;
  opening: number;
  rows: (Movement & { balance: number })[];
  /** The sums of the rows by what they are, each positive: opening + invoiced - credited - paid = closing. */
  invoiced: number;
  credited: number;
  paid: number;
  closing: number;
};

export type OpenItem = {
  number: string;
  issuedOn: string;
  dueOn: string;
  open: number;
  daysOverdue: number;
  /** How many reminders were sent, and whether they are paused. */
  reminders: number;
  isPaused: boolean;
};

const sumOf = (movements: Pick<Movement, 'amount'>[]) =>
  movements.reduce((sum, { amount }) => sum + amount, 0);

const order: MovementKind[] = ['invoice', 'credit-note', 'payment', 'refund'];

/** The movements of an account between two days, both included, with the balance before, after each, and at the end. */
export function statementOf(movements: Movement[], from: string, to: string): Statement {
  const sorted = [...movements].sort(
    (one, other) => one.day.localeCompare(other.day) || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  const opening = sumOf(sorted.filter(({ day }) => day < from));
  const within = sorted.filter(({ day }) => day >= from && day <= to);
  const rows = within.map((movement, index) => ({
    ...movement,
    balance: opening + sumOf(within.slice(0, index + 1)),
  }));
  const of = (...kinds: MovementKind[]) => sumOf(within.filter(({ kind }) => kinds.includes(kind)));
  const [invoiced, credited, paid] = [of('invoice'), 0 - of('credit-note'), 0 - of('payment', 'refund')];
  return { from, to, opening, rows, invoiced, credited, paid, closing: opening + invoiced - credited - paid };
}

/** The names of the age groups of what is open, by days since the due day. */
export const ageNames = ['Not due', '0–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

/** What is open by age: not due yet, due for up to 30, 60 and 90 days, and longer. */
export function ageingOf(items: Pick<OpenItem, 'open' | 'daysOverdue'>[]): number[] {
  const groups = ageNames.map(() => 0);
  for (const { open, daysOverdue } of items) {
    const group = daysOverdue < 0 ? 0 : Math.min(4, 1 + Math.floor(Math.max(0, daysOverdue - 1) / 30));
    groups[group]! += open;
  }
  return groups;
}

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
