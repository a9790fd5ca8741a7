import { deletePunchoutSessions } from '@/lib/cart/commands/punchout-sessions';
import { deleteOwnConnections } from '@/lib/punchout/commands/connections';
import { deliverPunchoutDocuments } from '@/lib/punchout/jobs';
import { listConnections, listOwnConnections } from '@/lib/punchout/queries/connections';
import { listSentDocuments } from '@/lib/punchout/queries/documents';
import { explained } from '../explained';
import { connect, documentOf, send, setupOf } from './fixtures';

test('the queries of purchasing systems read through an index', async () => {
  const system = await connect({ outgoingUrl: 'https://buyer.example/cxml' });
  const { company, member, connection } = system;
  const plans = await explained(async () => {
    await send(documentOf(system, setupOf()));
    await listConnections(company);
    await listOwnConnections(member.userId);
    await listSentDocuments(company);
    await deliverPunchoutDocuments();
    await deletePunchoutSessions({ connectionId: connection.id });
    await deleteOwnConnections(member.userId);
  });
  const own = plans.filter(({ ran }) => ran.startsWith('punchout'));
  expect(own.length).toBeGreaterThan(7);
  expect(own.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});
