import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { hostileStatements } from '../support/payments/hostile-statements';
import { demoAdmin, Person } from '../support/people';
import { send } from './files';

let admin: Person;
beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
});
afterAll(closeTheDatabase);

const post = (bytes: Buffer | string, query = '', person = admin) =>
  send(person, `/api/bank/statements?name=test.csv${query}`, Buffer.from(bytes), 'application/octet-stream');

type Report = { added: number; known: number; entries: number; csv: { layout: object } };
const reportOf = async (bytes: Buffer | string, query = '') =>
  (await (await post(bytes, query)).json()) as Report;

async function exported(query = ''): Promise<string> {
  return (await admin.get<string>(`/api/bank/entries/export${query}`)).text;
}

test('hostile, broken and cut files get a 400 that says why, and leave nothing behind', async () => {
  const before = await exported();
  for (const [what, bytes, says] of hostileStatements) {
    const response = await post(bytes);
    const { error } = (await response.json()) as { error: { message: string } };
    expect([what, response.status, error.message]).toEqual([what, 400, expect.stringMatching(says)]);
  }
  for (const layout of ['{', '{}', '{"delimiter":"comma"}', '[]', '{"__proto__":{}}'])
    expect([
      layout,
      (await post('Date,Amount\n2026-03-01,1.00', `&layout=${encodeURIComponent(layout)}`)).status,
    ]).toEqual([layout, 400]);
  expect((await post(Buffer.alloc(4 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  expect((await post('Date,Amount\n2026-03-01,1.00', '', await signInNewPerson(theShop()))).status).toBe(403);
  expect(await exported()).toBe(before);
});

test('the same file twice, overlapping files and another mapping import each entry once', async () => {
  const day = '2026-02-11';
  const rows = ['=HYPERLINK("x")', '+1 555', '-Fee', '@name', 'plain'].map(
    (name, index) => `${day},${index + 1}.00,"${name.replaceAll('"', '""')}"`,
  );
  const file = `Date,Amount,Name\n${rows.join('\n')}`;
  const { csv, added } = await reportOf(file, '&dryRun=1');
  expect(added).toBe(5);
  const [one, other] = await Promise.all([reportOf(file), reportOf(file)]);
  expect([one.entries, other.entries]).toEqual([5, 5]);
  expect(await reportOf(file)).toMatchObject({ added: 0, known: 5 });
  const layout = JSON.stringify({
    ...csv.layout,
    columns: {
      date: 0,
      amount: 1,
      text: 2,
      debit: null,
      credit: null,
      sign: null,
      name: null,
      reference: null,
      iban: null,
      currency: null,
    },
  });
  expect(await reportOf(file, `&layout=${encodeURIComponent(layout)}`)).toMatchObject({ added: 0, known: 5 });
  expect(await reportOf(`${file}\n${day},6.00,six`)).toMatchObject({ added: 1, known: 5 });

  const lines = (await exported(`?from=${day}&to=${day}`)).trim().split('\r\n');
  expect(lines).toHaveLength(7);
  // No cell of the file is a formula in a spreadsheet.
  expect(
    lines
      .slice(1)
      .flatMap((line) => line.split(','))
      .filter((cell) => /^"?[=+@]|^"?-\D/.test(cell)),
  ).toEqual([]);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
});
