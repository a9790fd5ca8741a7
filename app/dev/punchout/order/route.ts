import { goTo } from '@/lib/api/other-sites';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import { simulatorRoute } from '../route-parts';
import { orderRequest } from '../documents';
import { note, send, simulated } from '../simulator';

export const POST = simulatorRoute('Order the cart that came back', async (text) => {
  const number = new URLSearchParams(text).get('orderId')?.trim().slice(0, 40);
  const request = orderRequest(number || 'PO-1', simulated().lines);
  note('Sent: OrderRequest', request.xml);
  await send(request);
  return goTo(simulatorPath);
});
