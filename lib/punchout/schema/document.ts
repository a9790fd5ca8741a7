/** What the shop tells purchasing systems about their orders, with its name on screens. */
export const documentKinds = {
  confirmation: 'Confirmation',
  'ship-notice': 'Ship notice',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
} as const;
export type DocumentKind = keyof typeof documentKinds;

export const documentStates = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
export type DocumentState = keyof typeof documentStates;

/** A document for a purchasing system, without its contents. */
export type SentDocument = {
  id: string;
  kind: DocumentKind;
  /** The number of the order in the purchasing system. */
  orderId: string;
  state: DocumentState;
  attempts: number;
  /** Why the last attempt failed; empty where it didn't. */
  error: string;
  createdAt: string;
};
