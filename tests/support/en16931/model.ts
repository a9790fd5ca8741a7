/** A VAT category with its rate; the rate is empty where there is none. */
export type Category = { code: string; rate: string };

export type Adjustment = { isCharge: boolean; code: string; reason: string; amount: string };

export type Party = {
  name: string;
  ids: string[];
  legalId: string;
  vatId: string;
  taxNumber: string;
  endpoint: string;
  endpointScheme: string;
  hasAddress: boolean;
  street: string;
  street2: string;
  city: string;
  postcode: string;
  region: string;
  country: string;
  contact: string;
  email: string;
};

export type Line = {
  id: string;
  quantity: string;
  unit: string;
  net: string;
  adjustments: Adjustment[];
  name: string;
  description: string;
  sku: string;
  category: Category;
  price: string;
  baseQuantity: string;
};

/** The business terms of EN 16931 that an invoice has, read from UBL or CII. What is absent is empty. */
export type Model = {
  specification: string;
  process: string;
  number: string;
  issuedOn: string;
  typeCode: string;
  currency: string;
  note: string;
  dueOn: string;
  buyerReference: string;
  purchaseOrder: string;
  salesOrder: string;
  preceding: { number: string; issuedOn: string }[];
  seller: Party;
  buyer: Party;
  deliveredOn: string;
  deliveredIn: string;
  payment: { code: string; account: string; accountName: string; bank: string }[];
  remittance: string;
  terms: string;
  adjustments: (Adjustment & { category: Category })[];
  tax: string;
  breakdown: { net: string; tax: string; category: Category; reason: string; reasonCode: string }[];
  totals: {
    lines: string;
    allowances: string;
    charges: string;
    net: string;
    gross: string;
    paid: string;
    due: string;
  };
  lines: Line[];
};
