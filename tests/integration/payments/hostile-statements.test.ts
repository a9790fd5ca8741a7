import { bankEntries } from '@/lib/payments/collection';
import { importStatement } from '@/lib/payments/commands/import-statement';
import { camt, entry, hostileStatements } from '../../support/payments/hostile-statements';
import { importRows, row } from './bank-fixtures';

test.each(hostileStatements)(
  '%s is rejected with its reason, and nothing is imported',
  async (_, bytes, says) => {
    const before = await bankEntries().countDocuments();
    const result = await importStatement(bytes, { name: 'hostile', isDryRun: false });
    if (!result.ok) {
      expect(result.failure.message).toMatch(says);
      expect(result.failure.message.length).toBeLessThan(500);
    } else expect(result.value).toMatchObject({ entries: 0, added: 0 });
    expect(await bankEntries().countDocuments()).toBe(before);
  },
);

test('names of a customer are read in each encoding that banks write', async () => {
  const header = 'Date,Amount,Name\n';
  const files = [
    Buffer.from(`${header}2026-04-01,1.00,Müller €1`),
    Buffer.from(`\ufeff${header}2026-04-02,1.00,Müller €2`),
    Buffer.from(`\ufeff${header}2026-04-03,1.00,Müller €3`, 'utf16le'),
    Buffer.from(`\ufeff${header}2026-04-04,1.00,Müller €4`, 'utf16le').swap16(),
    Buffer.from(`${header}2026-04-05,1.00,M\u00fcller \u00805`, 'latin1'),
    Buffer.from(camt(entry('M\u00fcller \u00806')), 'latin1'),
  ];
  for (const bytes of files)
    expect(await importStatement(bytes, { name: '', isDryRun: false })).toMatchObject({ ok: true });
  const found = await bankEntries()
    .find({ name: /^Müller/ })
    .sort({ name: 1 })
    .toArray();
  expect(found.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((index) => `Müller €${index}`));
});

test('cells of any length are cut, and a formula stays text', async () => {
  const text = `=HYPERLINK("x") ${'y'.repeat(100_000)}`;
  const quoted = `"${text.replaceAll('"', '""')}"`;
  await importRows(row(100, quoted, 'Mallory'));
  const stored = await bankEntries().findOne({ name: 'Mallory' });
  expect(stored!.text).toBe(text.slice(0, 500));
});
