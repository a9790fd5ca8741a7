import { answerCxml } from '@/lib/punchout/commands/answer';
import { makeConnection } from '@/lib/punchout/commands/connections';
import { connectionInput, type NewConnection } from '@/lib/punchout/schema/connection';
import { elementsAt, readXml, type XmlElement } from '@/lib/shared/read-xml';
import { xmlText } from '@/lib/shared/xml';
import type { Customer } from '@/lib/users/types';
import { createCompany, createMember, valueOf } from '../companies/fixtures';
import { createAdmin } from '../orders/fixtures';

let count = 0;
export const admin = createAdmin();

export type System = { company: string; member: Customer; connection: NewConnection };

/** A company with a member who orders, and the connection to its purchasing system. */
export async function connect(more: object = {}): Promise<System> {
  const company = await createCompany({ name: `Works ${count + 1}` });
  return connectMember(company, await createMember(company, 'buyer'), more);
}

/** The connection to the purchasing system of a company, which orders in the name of this member. */
export async function connectMember(company: string, member: Customer, more: object = {}): Promise<System> {
  count += 1;
  const input = connectionInput.parse({
    name: 'Ariba',
    from: { domain: 'NetworkId', identity: `AN-${count}` },
    to: { domain: 'DUNS', identity: '060704780' },
    sender: { domain: 'NetworkId', identity: 'AN-HUB' },
    userId: member.userId,
    returnHosts: ['buyer.example'],
    ...more,
  });
  return { company, member, connection: valueOf(await makeConnection(admin, company, input)) };
}

type Facts = { secret?: string; from?: string; to?: string; payloadId?: string; doctype?: string };

/** A document of a purchasing system with this in its Request. */
export function documentOf({ connection }: System, request: string, facts: Facts = {}): string {
  const { secret = connection.secret, from = connection.from.identity, to = connection.to.identity } = facts;
  const {
    payloadId = `p-${Math.random()}`,
    doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/cXML.dtd">',
  } = facts;
  const party = (domain: string, identity: string, proof = '') =>
    `<Credential domain="${domain}"><Identity>${identity}</Identity>${proof}</Credential>`;
  return `<?xml version="1.0"?>${doctype}<cXML payloadID="${payloadId}" timestamp="2026-11-26T12:00:00-05:00"><Header>
    <From>${party('NetworkID', from)}</From><To>${party('DUNS', to)}</To>
    <Sender>${party('NetworkId', 'an-hub', `<SharedSecret>${xmlText(secret)}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender>
  </Header><Request>${request}</Request></cXML>`;
}

export const setupOf = ({
  operation = 'create',
  cookie = 'cookie-1',
  url = 'https://buyer.example/return?session=1',
  items = '',
} = {}): string =>
  `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${xmlText(cookie)}</BuyerCookie><BrowserFormPost><URL>${xmlText(url)}</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`;

/** The answer to a document: its status, its text, and the document itself. */
export async function send(text: string) {
  const { xml } = await answerCxml(text);
  const root = readXml(xml, { namesDocumentType: true }) as XmlElement;
  const [status] = elementsAt(root, 'Response/Status');
  const url = elementsAt(root, 'Response/PunchOutSetupResponse/StartPage/URL')[0]?.text ?? '';
  return { code: Number(status!.attributes.code), message: status!.text, url, xml };
}

/** The secret in the address with which a session starts. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('token') ?? '';

export type OrderFacts = {
  id?: string;
  type?: string;
  price?: string;
  quantity?: number;
  zip?: string;
  currency?: string;
};

/** An OrderRequest for units of a SKU. */
export const orderRequestOf = (sku: string, facts: OrderFacts = {}): string => {
  const { id = `PO-${Math.random()}`, type = 'new', price = '10.00', quantity = 2, zip = '44114' } = facts;
  const money = `<Money currency="${facts.currency ?? 'USD'}">${price}</Money>`;
  return `<OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-11-26T12:00:00-05:00" type="${type}">
    <Total><Money currency="USD">20.00</Money></Total>
    <ShipTo><Address isoCountryCode="US"><Name xml:lang="en">Works 1</Name><PostalAddress><DeliverTo>Pat Lee</DeliverTo>
      <Street>1200 Superior Ave</Street><City>Cleveland</City><State>Ohio</State><PostalCode>${zip}</PostalCode>
      <Country isoCountryCode="US">United States</Country></PostalAddress></Address></ShipTo>
  </OrderRequestHeader>
  <ItemOut quantity="${quantity}" lineNumber="10"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID>
    <ItemDetail><UnitPrice>${money}</UnitPrice></ItemDetail><Comments>For line 4</Comments></ItemOut></OrderRequest>`;
};
