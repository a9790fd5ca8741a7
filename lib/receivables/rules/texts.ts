import type { MovementKind } from './statement';

const kindNames: Record<MovementKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  refund: 'Payment returned',
};

/** What a movement is called: "Invoice INV-2026-00001, order HX-1". */
export const movementName = ({
  kind,
  number,
  orderNumber,
}: {
  kind: MovementKind;
  number: string;
  orderNumber: string;
}): string => `${kindNames[kind]}${number && ` ${number}`}, order ${orderNumber}`;
