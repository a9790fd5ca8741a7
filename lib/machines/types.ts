/** A product that a person is about to add as a machine; with an order, what that says. */
export type NewMachine = {
  name: string;
  order?: string;
  companyId?: string;
  purchasedOn: string;
  /** The variants to choose from; none where there is only one, or the order says which. */
  variants: { sku: string; name: string }[];
};

/** A line of an order whose product is a machine, with how many of it the person has added from this order. */
export type OrderedMachine = { sku: string; name: string; quantity: number; added: number };

/** A product that fits on machines of a person: the first of them, why, and how many others. */
export type OwnFit = { machine: string; reason: string; others: number };
