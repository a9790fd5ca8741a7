import { bankTransfer } from './bank-transfer/method';
import { card } from './card/method';
import { counter } from './counter/method';
import type { PaymentMethodDefinition } from './definition';
import { invoice } from './invoice/method';

const definitions = { invoice, card, 'bank-transfer': bankTransfer, counter };

export type PaymentMethod = keyof typeof definitions;

/** Every way to pay by its name. An extension is its folder and a line here. */
export const paymentMethodDefinitions: Record<PaymentMethod, PaymentMethodDefinition> = definitions;

/** The names of all ways to pay, those of extensions included. */
export const paymentMethods = Object.keys(definitions) as [PaymentMethod, ...PaymentMethod[]];
