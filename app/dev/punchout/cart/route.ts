import { goTo } from '@/lib/api/other-sites';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import { simulatorRoute } from '../route-parts';
import { readCart } from '../documents';
import { note, simulated } from '../simulator';

export const POST = simulatorRoute('Take the cart that comes back from the shop', async (text) => {
  const form = new URLSearchParams(text);
  const lines = readCart(form);
  if (lines) simulated().lines = lines;
  note(lines ? 'Received: a cart' : 'Received: nothing changes', form.get('cxml-urlencoded') ?? text);
  return goTo(simulatorPath);
});
