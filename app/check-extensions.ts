import { chosenDelivery } from '@/lib/delivery/providers/registry';
import { chosenPaymentMethods } from '@/lib/orders/queries/payment-methods';
import { taxProvider } from '@/lib/taxes/providers/registry';

/** Throws an error that names a setting and the extension that it names and that isn't there. */
export function checkExtensions(): void {
  chosenDelivery();
  chosenPaymentMethods();
  taxProvider();
}
