import { bankEntries, bankLayouts } from '@/lib/payments/collection';
import { importStatement } from '@/lib/payments/commands/import-statement';
import type { BankLayout } from '@/lib/payments/schema/bank-layout';

async function send(file: string | Buffer, isDryRun: boolean, layout?: BankLayout) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const result = await importStatement(bytes, { name: 'bank.csv', isDryRun, layout });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const statement = (...rows: string[]) => ['Tag;Wer;Wieviel;Kennung', ...rows].join('\n');
const first = statement('03.04.2026;Ada;1.000;A1', '04.04.2026;Ben;5,00;A2');

/** What somebody makes of the file, whose titles the shop doesn't know. */
async function mapped(): Promise<BankLayout> {
  const { csv } = await send(first, true);
  return {
    ...csv!.layout,
    decimal: 'comma',
    columns: { ...csv!.layout.columns, date: 0, name: 1, amount: 2 },
  };
}

test('a file of an unknown bank is previewed, mapped, imported, and read by itself the next time', async () => {
  const unknown = await send(first, true);
  expect(unknown).toMatchObject({
    entries: 0,
    csv: { isRemembered: false, titles: ['Tag', 'Wer', 'Wieviel', 'Kennung'] },
  });
  expect(unknown.csv!.sample[0]).toEqual(['03.04.2026', 'Ada', '1.000', 'A1']);
  expect(unknown.problem).toContain('Say which columns');
  const layout = await mapped();
  expect(await send(first, true, layout)).toMatchObject({
    problem: null,
    added: 2,
    preview: [
      { on: '2026-04-03', amount: 100_000, name: 'Ada' },
      { on: '2026-04-04', amount: 500, name: 'Ben' },
    ],
  });
  expect([await bankEntries().countDocuments(), await bankLayouts().countDocuments()]).toEqual([0, 0]);

  expect(await send(first, false, layout)).toMatchObject({ added: 2 });
  expect(await bankLayouts().countDocuments()).toBe(1);
  const next = statement('05.04.2026;Cem;2.000;A3');
  expect(await send(next, true)).toMatchObject({
    csv: { isRemembered: true },
    preview: [{ amount: 200_000 }],
  });
  // The same titles below lines about the account.
  const withHead = `Konto;DE02\nStand;1,00\n${statement('06.04.2026;Dan;3.000;A4')}`;
  expect(await send(withHead, false)).toMatchObject({ added: 1, csv: { isRemembered: true } });
});

test('a statement that is mapped in another way the next time, or overlaps, adds no entry twice', async () => {
  const layout = await mapped();
  const before = await bankEntries().countDocuments();
  const other = { ...layout, columns: { ...layout.columns, name: null, text: 1, reference: 3 } };
  expect(await send(first, false, other)).toMatchObject({ added: 0, known: 2 });
  const overlapping = statement('04.04.2026;Ben;5,00;A2', '07.04.2026;Eva;7,00;A5');
  const results = await Promise.all([send(overlapping, false, other), send(overlapping, false, layout)]);
  expect(results.map(({ entries }) => entries)).toEqual([2, 2]);
  expect(await bankEntries().countDocuments()).toBe(before + 1);
  expect(await bankEntries().countDocuments({ on: '2026-04-07' })).toBe(1);
});

test('the same titles in Windows-1252 are recognized, and a wrong encoding is said', async () => {
  const file = Buffer.from('Währung;Tag;Betrag\nEUR;08.04.2026;1,00', 'latin1');
  const { csv } = await send(file, true);
  const layout = { ...csv!.layout, columns: { ...csv!.layout.columns, date: 1 } };
  expect(layout.encoding).toBe('windows-1252');
  await send(file, false, layout);
  const next = Buffer.from('Währung;Tag;Betrag\nEUR;09.04.2026;1,00', 'latin1');
  expect(await send(next, true)).toMatchObject({
    csv: { isRemembered: true },
    preview: [{ currency: 'EUR' }],
  });
  await expect(send(file, true, { ...layout, encoding: 'utf-8' })).rejects.toThrow('not in UTF-8');
});

test('a layout that no longer fits its file is shown with what is wrong, and can be mended', async () => {
  const changed = statement('2026-04-10;Ada;1.000,00;A6').replace('1.000,00', '1,000.00');
  const seen = await send(changed, true);
  expect(seen).toMatchObject({ entries: 0, csv: { isRemembered: true } });
  expect(seen.problem).toBe('Row 2, column “Wieviel”: “1,000.00” is no amount.');
  expect(await send(changed, false, { ...seen.csv!.layout, decimal: 'point' })).toMatchObject({ added: 1 });
});
