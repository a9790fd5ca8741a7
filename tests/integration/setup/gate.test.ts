import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Storefront } from '@/app/storefront';
import { setups } from '@/lib/setup/collection';
import { openSetup } from '@/lib/setup/commands';

// The gate of server/ is tested over HTTP; elsewhere, as on Vercel, the layouts are the gate.
jest.mock('@/components/layout/header', () => ({ Header: () => 'The shop: ' }));
jest.mock('@/components/layout/footer', () => ({ Footer: () => null }));

const shown = async () =>
  renderToStaticMarkup(await Storefront({ children: createElement('p', null, 'A page') }));

test('a page of a shop that is not set up says so instead of its content, and is not indexed', async () => {
  await openSetup();
  const waiting = await shown();
  expect(waiting).toContain('This shop is being set up');
  expect(waiting).toContain('href="/setup"');
  expect(waiting).toContain('noindex');
  expect(waiting).not.toContain('A page');
  await setups().deleteMany({});
  expect(await shown()).toMatch(/^The shop: .*A page/);
});
