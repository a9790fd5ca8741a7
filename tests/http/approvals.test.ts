import type { CompanyRole } from '@/lib/companies/rules/rights';
import { joinCompany, openCompany, requestApproval, setApprover, userIdOf } from '../support/approvals';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

const members: [string, CompanyRole][] = [
  ['requester', 'buyer'],
  ['buyer', 'buyer'],
  ['accountant', 'accountant'],
  ['admin', 'admin'],
  ['approver whose turn it is not', 'approver'],
  ['approver', 'approver'],
];
const people: Record<string, Person> = {};
const sku = 'TW-AG115';
let company = '';

beforeAll(async () => {
  const shop = theShop();
  const staff = await new Person(shop).signIn(demoAdmin);
  company = await openCompany(staff, 'Decision Pumps Inc.');
  const other = await openCompany(staff, 'Other Pumps Inc.');
  people.staff = staff;
  people.outsider = await signInNewPerson(shop);
  people['admin of another company'] = await joinCompany(await signInNewPerson(shop), other, 'admin');
  people['approver of another company'] = await joinCompany(await signInNewPerson(shop), other, 'approver');
  people['former approver'] = await joinCompany(await signInNewPerson(shop), company, 'approver');
  for (const [name, role] of members)
    people[name] = await joinCompany(await signInNewPerson(shop), company, role);
  await setApprover(people.admin!, company, people.approver!);
  const former = await userIdOf(people['former approver']);
  await people.admin!.delete(`/api/companies/${company}/members/${former}`);
}, 120_000);

afterAll(closeTheDatabase);

type Asked = { id: string; total: number };
const decide =
  (decision: string) =>
  (person: Person, { id, total }: Asked) =>
    person.post(`/api/approvals/${id}/decision`, { version: 1, decision, total, why: 'Too many' });

const hidden = 'no-such-approval';
const outsiders = {
  staff: hidden,
  outsider: hidden,
  'admin of another company': hidden,
  'approver of another company': hidden,
  'former approver': hidden,
};
const deciders = {
  ...outsiders,
  requester: 'not-allowed',
  buyer: hidden,
  accountant: 'not-allowed',
  admin: 'not-your-turn',
  'approver whose turn it is not': 'not-your-turn',
};

// The last of each is the one who may: the others have changed nothing by then.
const cells: [
  string,
  (person: Person, asked: Asked) => ReturnType<Person['call']>,
  Record<string, string>,
][] = [
  ['approve', decide('approve'), { ...deciders, approver: 'ok' }],
  ['decline', decide('decline'), { ...deciders, approver: 'ok' }],
  [
    'edit',
    (person, { id }) =>
      person.put(`/api/approvals/${id}/lines`, { version: 1, lines: [{ sku, quantity: 1 }] }),
    { ...deciders, approver: 'ok' },
  ],
  [
    'withdraw',
    (person, { id }) => person.post(`/api/approvals/${id}/withdraw`, {}),
    {
      ...outsiders,
      buyer: hidden,
      accountant: hidden,
      admin: hidden,
      'approver whose turn it is not': hidden,
      approver: hidden,
      requester: 'ok',
    },
  ],
];

test.each(cells)(
  'only who may by role and turn can %s a request of the company',
  async (_name, call, expected) => {
    const asked = await requestApproval(people.requester!, company, [{ sku, quantity: 2 }]);
    const found: Record<string, string> = {};
    for (const name of Object.keys(expected)) {
      const { status, json } = await call(people[name]!, asked);
      found[name] =
        status < 300 ? 'ok' : ((json as { error?: { code: string } }).error?.code ?? String(status));
    }
    expect(found).toEqual(expected);
    expect(Object.keys(expected).sort()).toEqual(Object.keys(people).sort());
  },
);

test('the menu counts what waits for the person’s decision, and for nobody else’s', async () => {
  const { id } = await requestApproval(people.requester!, company, [{ sku, quantity: 2 }]);
  const count = async (name: string) =>
    (await people[name]!.get<{ approvals?: number }>('/api/me')).json.approvals ?? 0;
  // The request whose units were taken away above still waits.
  expect([await count('approver'), await count('admin'), await count('requester')]).toEqual([2, 0, 0]);
  await people.requester!.post(`/api/approvals/${id}/withdraw`, {});
  expect(await count('approver')).toBe(1);
});
