import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SetupGate } from '@/app/setup-gate';
import { setups } from '@/lib/setup/collection';
import { openSetup } from '@/lib/setup/commands';

// The gate of server/ is tested over HTTP; elsewhere, as on Vercel, the layouts are the gate.

const shown = async () =>
  renderToStaticMarkup(await SetupGate({ children: createElement('p', null, 'A page') }));

test('a page of a shop that is not set up says so instead of its content, and is not indexed', async () => {
  await openSetup();
  const waiting = await shown();
  expect(waiting).toContain('This shop is being set up');
  expect(waiting).toContain('href="/setup"');
  expect(waiting).toContain('noindex');
  expect(waiting).not.toContain('A page');
  await setups().deleteMany({});
  expect(await shown()).toBe('<p>A page</p>');
});
