import { goTo } from '@/lib/api/other-sites';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import { textAt } from '@/lib/shared/read-xml';
import { simulatorRoute } from '../route-parts';
import { setupRequest } from '../documents';
import { note, send, simulated } from '../simulator';

const operations = ['create', 'edit', 'inspect'];

export const POST = simulatorRoute('Begin a session by cXML as a purchasing system does', async (text) => {
  const form = new URLSearchParams(text);
  simulated().system = { id: form.get('USERNAME') ?? '', secret: form.get('PASSWORD') ?? '' };
  const wanted = form.get('operation') ?? '';
  const request = setupRequest(operations.includes(wanted) ? wanted : 'create', simulated().lines);
  note('Sent: PunchOutSetupRequest', request.xml);
  const answer = await send(request);
  return goTo((answer && textAt(answer, 'Response/PunchOutSetupResponse/StartPage/URL')) || simulatorPath);
});
