import { isProduction, setting, siteUrl } from '@/lib/platform/env';
import { randomBase32 } from '@/lib/platform/ids';
import { listActiveConnections } from '@/lib/punchout/queries/connections';
import { cxmlDocument } from '@/lib/punchout/rules/cxml';
import { cxmlPath } from '@/lib/punchout/rules/paths';
import { elementsAt, readXml, type XmlElement } from '@/lib/shared/read-xml';
import { element, type Markup } from '@/lib/shared/write-xml';
import { headerOf, type SimulatedLine } from './documents';

/** What was sent or received: `problem` where the answer says that it was not carried out. */
type Entry = { title: string; text: string; problem: boolean; at: Date };

type State = {
  /** The last session: which connection, with which secret. The secret is the one that a person typed for a test. */
  system: { id: string; secret: string };
  /** The last cart that came back. */
  lines: SimulatedLine[];
  entries: Entry[];
};

const maxEntries = 30;

// Next loads a module once for pages and once for route handlers: both must have the same state.
const shared = globalThis as { hexboltPurchasing?: State };

/** What the simulated system knows. It is kept in memory, and forgotten when the server stops. */
export const simulated = (): State =>
  (shared.hexboltPurchasing ??= { system: { id: '', secret: '' }, lines: [], entries: [] });

/** Whether the developer pages are open. */
export const isSimulatorOpen = (): boolean => !isProduction() || setting('HEXBOLT_DEV_PAGES') === '1';

/** Notes what was sent or received, the newest first. */
export function note(title: string, text: string, problem = false): void {
  const { entries } = simulated();
  entries.unshift({ title, text: text.slice(0, 100_000), problem, at: new Date() });
  entries.splice(maxEntries);
}

/** Sends a request to the shop as a purchasing system does, and returns its answer; null where there is none. */
export async function send(request: Markup): Promise<XmlElement | null> {
  const { system } = simulated();
  const connection = (await listActiveConnections()).find(({ id }) => id === system.id);
  if (!connection) {
    note('Not sent: start a session by cXML first, which says for whom', '', true);
    return null;
  }
  const stamp = { payloadId: `${randomBase32(16)}@simulator`, at: new Date() };
  const parts = [headerOf(connection, system.secret), element('Request', {}, request)];
  const response = await fetch(siteUrl() + cxmlPath, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: cxmlDocument(stamp, parts),
  });
  const text = await response.text();
  const answer = readXml(text, { namesDocumentType: true });
  if (typeof answer === 'string') {
    note('An answer that is no cXML', text, true);
    return null;
  }
  const [status] = elementsAt(answer, 'Response/Status');
  const { code = '', text: name = '' } = status?.attributes ?? {};
  note(`Answer: ${code} ${name}. ${status?.text.trim() ?? ''}`.trim(), text, code !== '200');
  return code === '200' ? answer : null;
}
