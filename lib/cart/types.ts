import type { LineInput } from './schema';

/** What a punch-out session may do: `inspect` shows its cart and changes nothing. */
export type PunchoutOperation = 'create' | 'edit' | 'inspect';

/** How a cart goes back: a form that the browser posts to the purchasing system. */
export type PunchoutForm = { url: string; fields: [name: string, value: string][] };

/** Somebody who shops out of the purchasing system of a company. */
export type PunchoutSession = {
  connectionId: string;
  /** The company for which it shops, and the member in whose name its system orders. */
  company: { id: string; userId: string; joinedAt: Date };
  protocol: 'cxml' | 'oci';
  operation: PunchoutOperation;
  /** What the purchasing system recognizes the session by. */
  buyerCookie: string;
  returnUrl: string;
  /** What the cart holds at the start. */
  lines: LineInput[];
  /** The path to which the start leads. */
  page: string;
};
