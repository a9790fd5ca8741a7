import { maxLines } from '../../cart/rules';
import { lineInput, type LineInput } from '../../cart/schema';
import { elementsAt, textAt, type XmlElement } from '../../shared/read-xml';
import { problem, type CxmlProblem } from './cxml';

/** What a purchasing system asks for when somebody is about to shop. */
export type SetupRequest = {
  operation: 'create' | 'edit' | 'inspect';
  buyerCookie: string;
  returnUrl: string;
  /** The product that was chosen there; empty for none. */
  selected: string;
  lines: LineInput[];
};

const operations = ['create', 'edit', 'inspect'] as const;

/** The lines of a requisition: what of them this shop can't have sold is left out. */
function linesOf(request: XmlElement): LineInput[] {
  return elementsAt(request, 'ItemOut').flatMap((item) => {
    const read = lineInput.safeParse({
      sku: textAt(item, 'ItemID/SupplierPartID'),
      quantity: Number(item.attributes.quantity),
    });
    return read.success ? [read.data] : [];
  });
}

/** Reads a PunchOutSetupRequest. */
export function readSetup(request: XmlElement): SetupRequest | CxmlProblem {
  const operation = operations.find((one) => one === (request.attributes.operation ?? 'create'));
  if (!operation) return problem(450, 'The operation must be create, edit or inspect.');
  const buyerCookie = textAt(request, 'BuyerCookie');
  if (!buyerCookie || buyerCookie.length > 1_000)
    return problem(400, 'BuyerCookie must have 1 to 1,000 characters.');
  const returnUrl = textAt(request, 'BrowserFormPost/URL');
  if (!returnUrl) return problem(400, 'BrowserFormPost/URL is missing: the cart goes back there.');
  const lines = operation === 'create' ? [] : linesOf(request);
  if (lines.length > maxLines) return problem(400, `A cart holds at most ${maxLines} lines.`);
  const selected = textAt(request, 'SelectedItem/ItemID/SupplierPartID').slice(0, 100);
  return { operation, buyerCookie, returnUrl, selected, lines };
}

const isLocal = (hostname: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Why a cart may not go back to an address; null when it may. Only a test on this machine goes without https. */
export function returnUrlProblem(address: string, hosts: string[]): string | null {
  if (!URL.canParse(address) || address.length > 2_000) return 'The address for the cart is not a URL.';
  const { protocol, host, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(hostname)))
    return 'The address for the cart must begin with https://.';
  if (username || password) return 'The address for the cart must not hold a user name.';
  return hosts.includes(host.toLowerCase())
    ? null
    : `Carts may not go back to ${host}: ask the shop to allow this host.`;
}
