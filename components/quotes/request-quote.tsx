'use client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LineInput } from '@/lib/cart/schema';
import { RequestForm } from './request-form';
import { formatNumber } from '@/lib/shared/formats';

/** The button that asks for a quote for the lines of a cart. */
export function RequestQuote({
  lines,
  company,
}: {
  lines: LineInput[];
  /** The company in whose name the customer buys. */
  company: { id: string; name: string } | null;
}) {
  if (lines.length === 0) return null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const products = lines.length === 1 ? '1 product' : `${lines.length} products`;
  const buyer = company ? `, for ${company.name}` : '';
  return (
    <Dialog
      trigger={<Button variant="secondary">Request a quote</Button>}
      title="Request a quote"
      description={`For ${products}, ${formatNumber(units)} ${units === 1 ? 'unit' : 'units'}${buyer}. We answer by mail with our prices; your cart stays as it is.`}
    >
      <RequestForm lines={lines} company={company} />
    </Dialog>
  );
}
