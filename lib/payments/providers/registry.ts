import type { PaymentProvider } from '../types';
import { bankTransferProvider, isTransferId } from './bank-transfer/provider';
import { stripeProvider } from './stripe/provider';

/** The provider of the page on which customers pay by card. */
export const cardProvider: PaymentProvider = stripeProvider;

/** The provider of a payment; its id tells. */
export const providerOf = (paymentId: string): PaymentProvider =>
  isTransferId(paymentId) ? bankTransferProvider : cardProvider;
