import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { insertInvoice } from '@/lib/invoices/commands/insert-invoice';
import { invoices } from '@/lib/invoices/collection';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { defaultShop } from '@/lib/settings/rules/shop';
import { invoiceContent } from '../../support/invoice-content';

jest.setTimeout(120_000);

beforeEach(() => invoices().deleteMany({}));

/** Runs a process that issues the causes, and kills it when it has printed `lines` of them. Returns those. */
function issueInProcess(first: number, last: number, lines = Infinity): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/issue-numbers.ts', String(first), String(last)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env } },
  );
  const issued: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    issued.push(line);
    if (issued.length === lines) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', () => resolve(issued)));
}

/** A server that issues its causes and is killed twice on the way. */
async function killedServer(first: number, last: number): Promise<string[]> {
  const before = await issueInProcess(first, last, 17);
  const later = await issueInProcess(first, last, 41);
  return [...before, ...later, ...(await issueInProcess(first, last))];
}

test('200 invoices of two servers that are killed get the numbers 1 to 200, each once', async () => {
  const acknowledged = await Promise.all([killedServer(1, 100), killedServer(101, 200)]);
  const stored = await invoices().find().sort({ position: 1 }).toArray();
  expect(stored.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
  expect(new Set(stored.map(({ content }) => content.number)).size).toBe(200);
  expect(stored.map(({ cause }) => cause).sort()).toEqual([...new Set(acknowledged.flat())].sort());
  expect(await verifyInvoiceChain()).toEqual({ isIntact: true, count: 200 });
});

const issue = (cause: string, at: string, shop = defaultShop) =>
  insertInvoice(
    {
      series: 'invoice',
      cause,
      orderId: cause,
      shipmentId: '1',
      customerId: 'nobody',
      status: 'open',
      at: new Date(at),
      contentFor: async (numbering) => ({ content: invoiceContent(numbering) }),
    },
    shop,
  );

test('a repeat finds the document that exists, at any later time', async () => {
  const first = await issue('a', '2026-05-01T12:00:00Z');
  await issue('b', '2026-05-02T12:00:00Z');
  expect(await issue('a', '2026-06-01T12:00:00Z')).toEqual(first);
  expect(await invoices().countDocuments()).toBe(2);
});

test('numbers start at 1 in each year of the shop’s time zone, and days never go back', async () => {
  const years = [
    ['a', '2026-12-31T20:00:00Z'],
    // Still December in New York.
    ['b', '2027-01-01T04:59:00Z'],
    ['c', '2027-01-01T05:01:00Z'],
    // A server whose clock is behind.
    ['d', '2026-12-31T23:00:00Z'],
  ] as const;
  const issued = [];
  for (const [cause, at] of years) issued.push(await issue(cause, at));
  expect(issued.map((each) => [each!.content.number, each!.content.issuedOn])).toEqual([
    ['INV-2026-00001', '2026-12-31'],
    ['INV-2026-00002', '2026-12-31'],
    ['INV-2027-00001', '2027-01-01'],
    ['INV-2027-00002', '2027-01-01'],
  ]);
  expect(await verifyInvoiceChain()).toEqual({ isIntact: true, count: 4 });
});

test('a new prefix counts for later documents and leaves no gap', async () => {
  await issue('a', '2026-05-01T12:00:00Z');
  const shop = { ...defaultShop, invoicing: { ...defaultShop.invoicing, prefix: 'R' } };
  expect((await issue('b', '2026-05-01T12:00:00Z', shop))!.content.number).toBe('R2026-00002');
});
