import { createHmac } from 'node:crypto';
import { openPunchoutSession } from '../../cart/commands/punchout-sessions';
import { findVariants } from '../../catalog/queries/products';
import { env, siteUrl } from '../../platform/env';
import { element, type Markup } from '../../shared/write-xml';
import type { ConnectionDocument } from '../collection';
import { problem, type CxmlProblem, type CxmlRequest } from '../rules/cxml';
import { startPath } from '../rules/paths';
import { readSetup, returnUrlProblem, type SetupRequest } from '../rules/setup';

/** Where a session begins: at its cart, at the product that was chosen, or at the front page. */
export async function firstPage({ operation, selected }: Pick<SetupRequest, 'operation' | 'selected'>) {
  if (operation !== 'create') return '/cart';
  const product = selected ? (await findVariants([selected])).get(selected)?.product : undefined;
  return product ? `/product/${product.slug}` : '/';
}

/** The address with which a session starts. */
export const startUrl = (secret: string): string => `${siteUrl()}${startPath}?token=${secret}`;

/** The same request has the same secret, so that a repeat opens no second session. */
const secretOf = (connectionId: string, { payloadId }: CxmlRequest, setup: SetupRequest) =>
  createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(JSON.stringify(['punch-out start', connectionId, payloadId, setup]))
    .digest('base64url');

/** Opens a session by a PunchOutSetupRequest; returns the answer with the address of its first page. */
export async function openByCxml(
  { _id, company, returnHosts }: ConnectionDocument,
  request: CxmlRequest,
): Promise<Markup | CxmlProblem> {
  const setup = readSetup(request.body);
  if ('status' in setup) return setup;
  const wrong = returnUrlProblem(setup.returnUrl, returnHosts);
  if (wrong) return problem(403, wrong);
  const connectionId = _id.toHexString();
  const secret = secretOf(connectionId, request, setup);
  const { operation, buyerCookie, returnUrl, lines } = setup;
  await openPunchoutSession(secret, {
    connectionId,
    company,
    protocol: 'cxml',
    operation,
    buyerCookie,
    returnUrl,
    lines,
    page: await firstPage(setup),
  });
  const start = element('StartPage', {}, element('URL', {}, startUrl(secret)));
  return element('PunchOutSetupResponse', {}, start);
}
