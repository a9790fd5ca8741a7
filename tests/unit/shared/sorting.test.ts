import { sortableColumn } from '@/lib/shared/sorting';

const column = (name: string, sort: string | undefined, first?: 'descending') =>
  sortableColumn('Title', name, { sort, fallback: '-at', hrefFor: (next) => next ?? 'default', first });

test('a press on the sorted column turns the order round, and leaves the default out of the address', () => {
  expect(column('at', undefined, 'descending')).toEqual({ title: 'Title', sort: 'descending', href: 'at' });
  expect(column('at', 'at', 'descending')).toEqual({ title: 'Title', sort: 'ascending', href: 'default' });
});

test('the first press on another column sorts it the useful way', () => {
  expect(column('name', undefined)).toMatchObject({ sort: 'none', href: 'name' });
  expect(column('name', 'name')).toMatchObject({ sort: 'ascending', href: '-name' });
  expect(column('total', 'name', 'descending')).toMatchObject({ sort: 'none', href: '-total' });
});
