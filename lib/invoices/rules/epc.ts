import { decimalMoney } from '../../shared/money';
import type { InvoiceContent } from '../schema/invoice';

const maxAmount = 99_999_999_999;

/**
 * The payload of the QR code for a SEPA credit transfer (EPC069-12, version 002), which banking apps read. Null where
 * it can't be used: other currencies, no IBAN, nothing to pay, or a shop that doesn't want it.
 */
export function epcPayload(content: InvoiceContent): string | null {
  const { series, currency, seller, gross, paymentReference, isPaid, showsQrCode } = content;
  if (!showsQrCode || series !== 'invoice' || isPaid) return null;
  return transferPayload(seller, { amount: gross, currency, reference: paymentReference });
}

/** The same payload for any transfer to the seller. */
export function transferPayload(
  seller: Pick<InvoiceContent['seller'], 'name' | 'bank'>,
  { amount: minor, currency, reference }: { amount: number; currency: string; reference: string },
): string | null {
  const iban = seller.bank.iban.replaceAll(' ', '').toUpperCase();
  if (currency !== 'EUR' || !iban || minor <= 0 || minor > maxAmount) return null;
  const bic = seller.bank.bic.replaceAll(' ', '').toUpperCase();
  const name = (seller.bank.accountHolder || seller.name).slice(0, 70);
  const amount = `EUR${decimalMoney(minor, currency, 'en-US')}`;
  const noPurpose = '';
  const noStructuredReference = '';
  return [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    bic,
    name,
    iban,
    amount,
    noPurpose,
    noStructuredReference,
    reference.slice(0, 140),
  ].join('\n');
}
