import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { Markup } from '../../shared/write-xml';
import type { ConnectionDocument } from '../collection';
import { cxmlResponse, problem, readRequest, type CxmlProblem, type CxmlRequest } from '../rules/cxml';
import { authenticate } from './authenticate';
import { orderByCxml, type Done } from './purchase';
import { newPayloadId } from './payload-id';
import { openByCxml } from './setup';

type Answer = Markup | CxmlProblem | Done;
type Handler = (connection: ConnectionDocument, request: CxmlRequest) => Promise<Answer>;

/** What the shop carries out, by the name of the element in `Request`. */
const handlers = new Map<string, Handler>([
  ['PunchOutSetupRequest', openByCxml],
  ['OrderRequest', orderByCxml],
]);

async function answer(text: string): Promise<Answer> {
  const request = readRequest(text);
  if ('status' in request) return request;
  const connection = await authenticate(request);
  if ('status' in connection) return connection;
  const handler = handlers.get(request.body.name);
  return handler
    ? handler(connection, request)
    : problem(450, `This shop does not take ${request.body.name.slice(0, 60)}.`);
}

/**
 * Carries out a cXML document of a purchasing system and returns the document that answers it, with the cache
 * tags that are stale now. It never throws: failures
 * have a status of cXML in a document, because purchasing systems repeat whatever has none.
 */
export async function answerCxml(text: string): Promise<{ xml: string; stale: string[] }> {
  const stamp = { payloadId: newPayloadId(), at: now() };
  const given = await answer(text).catch((error: unknown) => {
    log.error({ err: error }, 'cXML document not carried out');
    return problem(560, 'The shop can’t carry this out at the moment: please send it again.');
  });
  if (given instanceof Markup)
    return { xml: cxmlResponse(stamp, { status: 200, message: 'OK' }, [given]), stale: [] };
  return { xml: cxmlResponse(stamp, given), stale: 'stale' in given ? given.stale : [] };
}
