import type { OrderPayment, OrderRefund, ProviderPayment } from '../orders/schema/payment';

/** What a provider needs to let a customer pay an order. */
export type AuthorizeRequest = {
  orderId: string;
  number: string;
  amount: number;
  currency: string;
  email: string;
  /** The call's idempotency key: a repeat with the same request returns the same page. */
  key: string;
  expiresAt: Date;
  /** Where the customer returns to. */
  returnUrl: string;
};

/** A payment with the id of its order. */
export type FoundPayment = { orderId: string; payment: ProviderPayment };

/** The state of a provider's page: paid by a payment, or not any more. */
export type PageState = { isOpen: boolean; paymentId: string | null };

/**
 * A way to collect money, in one folder of lib/payments/providers. Every call may be repeated: the same call never
 * moves money twice. All throw `ProviderError`.
 */
export interface PaymentProvider {
  /** Opens a page on which the customer authorizes the amount. */
  authorize(request: AuthorizeRequest): Promise<{ id: string; url: string }>;
  /** Collects an amount of what is authorized; with `isFinal` the rest is released. */
  capture(payment: OrderPayment, amount: number, isFinal: boolean): Promise<void>;
  /** Sends an amount back; the refund's id is how a repeat is recognized. */
  refund(payment: OrderPayment, refund: OrderRefund): Promise<void>;
  /** Releases what is authorized and not captured. */
  void(payment: OrderPayment): Promise<void>;
  /** The id of the payment that a message of the provider is about, null for others. Throws on a wrong signature. */
  parseWebhook(body: Buffer, signature: string): string | null;
  /** What the provider knows about a payment now; null while nothing was authorized. */
  find(paymentId: string): Promise<FoundPayment | null>;
  /** What has become of a page; `close` ends it where it is still open. */
  findPage(pageId: string, close?: boolean): Promise<PageState>;
  /** The payments since a time, for the comparison with the orders. */
  list(since: Date): AsyncIterable<FoundPayment>;
}

/** An error of a provider; a temporary one may be gone when the call is repeated. */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}
