import { elementsAt, readXml, textAt, type XmlElement } from '../../shared/read-xml';
import { element, type Markup } from '../../shared/write-xml';
import type { Credential } from '../schema/connection';

/** The statuses of cXML that the shop sends, with their names. */
export const cxmlStatuses = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  560: 'Temporary Server Error',
} as const;
export type CxmlStatus = keyof typeof cxmlStatuses;

/** Why a document can't be carried out, by the codes of cXML. */
export type CxmlProblem = { status: CxmlStatus; message: string };
export const problem = (status: CxmlStatus, message: string): CxmlProblem => ({ status, message });

/** A request of a purchasing system; each party may be named in several domains. */
export type CxmlRequest = {
  payloadId: string;
  from: Credential[];
  to: Credential[];
  sender: Credential[];
  secret: string;
  /** The element in `Request`, such as PunchOutSetupRequest. */
  body: XmlElement;
};

/** Domains and identities of cXML are compared without regard to case. */
export const credentialKey = ({ domain, identity }: Credential): string =>
  `${domain.trim().toLowerCase()}:${identity.trim().toLowerCase()}`;

function credentialsAt(root: XmlElement, path: string): Credential[] {
  return elementsAt(root, `${path}/Credential`)
    .slice(0, 10)
    .map((one) => ({ domain: one.attributes.domain ?? '', identity: textAt(one, 'Identity') }))
    .filter(({ domain, identity }) => domain && identity);
}

/** Reads a cXML document with a request. Whatever its document type declares is refused, and nothing is fetched. */
export function readRequest(text: string): CxmlRequest | CxmlProblem {
  const root = readXml(text, { namesDocumentType: true });
  if (typeof root === 'string') return problem(406, root);
  if (root.name !== 'cXML') return problem(406, 'The document is not cXML: its root must be cXML.');
  const [body] = elementsAt(root, 'Request')[0]?.children ?? [];
  if (!body) return problem(406, 'The document has no Request.');
  const payloadId = root.attributes.payloadID ?? '';
  if (!payloadId || payloadId.length > 300)
    return problem(400, 'The attribute payloadID must have 1 to 300 characters.');
  return {
    payloadId,
    from: credentialsAt(root, 'Header/From'),
    to: credentialsAt(root, 'Header/To'),
    sender: credentialsAt(root, 'Header/Sender'),
    secret: textAt(root, 'Header/Sender/Credential/SharedSecret'),
    body,
  };
}

export type Stamp = { payloadId: string; at: Date };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const definitions = {
  cXML: 'http://xml.cxml.org/schemas/cXML/1.2.063/cXML.dtd',
  Fulfill: 'http://xml.cxml.org/schemas/cXML/1.2.063/Fulfill.dtd',
  InvoiceDetail: 'http://xml.cxml.org/schemas/cXML/1.2.063/InvoiceDetail.dtd',
};
export type CxmlDefinition = keyof typeof definitions;
const cxmlVersion = '1.2.063';

/** A whole document with its declaration. */
export function cxmlDocument(
  { payloadId, at }: Stamp,
  parts: Markup[],
  definition: CxmlDefinition = 'cXML',
): string {
  const attributes = {
    payloadID: payloadId,
    timestamp: at.toISOString(),
    version: cxmlVersion,
    'xml:lang': 'en-US',
  };
  return `${declaration}\n<!DOCTYPE cXML SYSTEM "${definitions[definition]}">\n${element('cXML', attributes, parts).xml}\n`;
}

/** The answer to a request; `more` follows its status. */
export function cxmlResponse(
  stamp: Stamp,
  { status, message }: { status: CxmlStatus; message: string },
  more: Markup[] = [],
): string {
  const state = element('Status', { code: status, text: cxmlStatuses[status] }, message);
  return cxmlDocument(stamp, [element('Response', {}, state, more)]);
}

const party = (name: string, { domain, identity }: Credential) =>
  element(name, {}, element('Credential', { domain }, element('Identity', {}, identity)));

/** The header of a document of the shop, whose identity is `from`; the secret goes only to where it proves the shop. */
export function cxmlHeader(from: Credential, to: Credential, secret?: string): Markup {
  const proof = secret ? element('SharedSecret', {}, secret) : null;
  const sender = element(
    'Sender',
    {},
    element('Credential', { domain: from.domain }, element('Identity', {}, from.identity), proof),
    element('UserAgent', {}, 'Hexbolt'),
  );
  return element('Header', {}, party('From', from), party('To', to), sender);
}
