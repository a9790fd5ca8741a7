/** What decides whether an order can be paid by a method; `delivery` is the id of its delivery method. */
export type PayableOrder = { delivery: string };

/**
 * A way to pay, in one folder of lib/orders/rules/payment-methods. Browsers load it, too: it knows no secret. Where a
 * provider moves the money, lib/payments/providers has what calls it.
 */
export type PaymentMethodDefinition = {
  /** Its name in lists: "Bank transfer in advance". */
  name: string;
  /** How an order is paid, as a phrase: "By card". */
  phrase: string;
  /** What the checkout says about it. */
  explanation: string;
  /** Whether goods leave before they are paid, by the terms of the customer's credit account. */
  isOnTerms: boolean;
  /**
   * Who takes the money: staff, who record that an order is paid, or a provider. Until then an order that is not on terms
   * is neither confirmed nor shipped.
   */
  takenBy: 'staff' | 'provider';
  /** Whether it is offered only where PAYMENT_METHODS names it. */
  isExtension?: true;
  /** Why an order can't be paid so, in a sentence; null when it can. */
  problem?(order: PayableOrder): string | null;
};
