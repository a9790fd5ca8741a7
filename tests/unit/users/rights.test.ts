import { may, rights, roles, rolesWith, type Right, type Role } from '@/lib/users/rules/rights';

const rightsOf = (role: Role) => rights.filter((right) => may(role, right));
const views = rights.filter((right) => right.endsWith('.view'));

test('an admin may do everything, a customer nothing in the dashboard', () => {
  expect(rightsOf('admin')).toEqual(rights);
  expect(rightsOf('customer')).toEqual([]);
});

test('a manager may do all but change settings and accounts, and make API keys', () => {
  expect(rights.filter((right) => !may('manager', right))).toEqual([
    'keys.edit',
    'accounts.edit',
    'settings.edit',
  ]);
});

test('read-only sees everything and changes nothing', () => {
  expect(rightsOf('read-only')).toEqual(views);
});

test.each<[Role, Right[]]>([
  [
    'warehouse',
    [
      'overview.view',
      'orders.view',
      'orders.edit',
      'products.view',
      'stock.view',
      'stock.edit',
      'purchasing.view',
    ],
  ],
  [
    'support',
    [
      'overview.view',
      'orders.view',
      'orders.edit',
      'invoices.view',
      'credit.view',
      'taxes.view',
      'products.view',
      'quotes.view',
      'quotes.edit',
      'reviews.view',
      'reviews.edit',
      'questions.view',
      'questions.edit',
      'messages.view',
      'messages.edit',
      'mails.view',
      'accounts.act',
      'companies.view',
      'companies.edit',
    ],
  ],
  [
    'content',
    [
      'overview.view',
      'products.view',
      'reviews.view',
      'reviews.edit',
      'questions.view',
      'questions.edit',
      'newsletter.view',
      'newsletter.edit',
      'content.view',
      'content.edit',
      'searches.view',
      'searches.edit',
    ],
  ],
])('%s has the rights of that work and no others', (role, expected) => {
  expect(rightsOf(role)).toEqual(expected);
});

test('only an admin changes settings and accounts and makes API keys; money is taken by admins and managers alone', () => {
  expect(rolesWith('settings.edit')).toEqual(['admin']);
  expect(rolesWith('accounts.edit')).toEqual(['admin']);
  expect(rolesWith('keys.edit')).toEqual(['admin']);
  expect(rolesWith('payments.edit')).toEqual(['admin', 'manager']);
});

test('who may change an area may also see it', () => {
  const blind = roles.flatMap((role) =>
    rightsOf(role)
      .filter((right) => right.endsWith('.edit'))
      .map((right) =>
        right.replace('.edit', '.view').replace('payments', 'orders').replace('stock', 'products'),
      )
      .filter((view) => !rightsOf(role).some((right) => right === view)),
  );
  expect(blind).toEqual([]);
});
