import fc from 'fast-check';
import { creditContentOf, partOf, remainingTaxes } from '@/lib/invoices/rules/credit';
import type { InvoiceContent, InvoiceTax } from '@/lib/invoices/schema/invoice';
import { defaultShop } from '@/lib/settings/rules/shop';
import { invoiceContent } from '../../support/invoice-content';

const numbering = { number: 'CN-2026-00001', issuedOn: '2026-03-05' };
const taxes: fc.Arbitrary<InvoiceTax[]> = fc
  .uniqueArray(fc.constantFrom(0, 700, 1_900), { minLength: 1 })
  .chain((rates) =>
    fc.tuple(
      ...rates.map((basisPoints) =>
        fc.record({
          name: fc.constant('VAT'),
          basisPoints: fc.constant(basisPoints),
          net: fc.integer({ min: 1, max: 1_000_000_000 }),
          tax: fc.integer({ min: 0, max: 200_000_000 }),
        }),
      ),
    ),
  );
const grossOf = (all: InvoiceTax[]) => all.reduce((sum, { net, tax }) => sum + net + tax, 0);

test('credit notes about parts add up to the invoice at each rate, net and tax, to the minor unit', () => {
  fc.assert(
    fc.property(
      taxes,
      fc.array(fc.integer({ min: 1, max: 500_000_000 }), { maxLength: 6 }),
      (all, amounts) => {
        const gross = grossOf(all);
        const invoice = invoiceContent({ taxes: all, gross });
        const notes: InvoiceContent[] = [];
        for (const amount of [...amounts, Infinity]) {
          const left = gross - notes.reduce((sum, note) => sum + note.gross, 0);
          const note = creditContentOf(invoice, notes, { amount, reason: 'Test' }, defaultShop, numbering);
          expect(note?.gross ?? 0).toBe(Math.min(amount, left));
          if (!note) continue;
          expect(note.net + note.tax).toBe(note.gross);
          expect(grossOf(note.taxes)).toBe(note.gross);
          if (note.gross < gross)
            expect(note.lines.reduce((sum, { total }) => sum + total, 0)).toBe(note.net);
          notes.push(note);
        }
        for (const { net, tax } of remainingTaxes(invoice, notes)) expect([net, tax]).toEqual([0, 0]);
      },
    ),
  );
});

test('no part is ever negative or more than what is left', () => {
  fc.assert(
    fc.property(taxes, fc.double({ min: 0, max: 1, noNaN: true }), (all, fraction) => {
      const gross = Math.floor(grossOf(all) * fraction);
      const parts = partOf(all, gross);
      expect(grossOf(parts)).toBe(gross);
      for (const part of parts) {
        const whole = all.find(({ basisPoints }) => basisPoints === part.basisPoints)!;
        expect(part.net >= 0 && part.net <= whole.net && part.tax >= 0 && part.tax <= whole.tax).toBe(true);
      }
    }),
  );
});

test('a first credit note about everything repeats the lines of the invoice', () => {
  const invoice = invoiceContent();
  const note = creditContentOf(invoice, [], { reason: 'Returned' }, defaultShop, numbering);
  expect(note).toMatchObject({
    series: 'credit-note',
    lines: invoice.lines,
    delivery: invoice.delivery,
    gross: invoice.gross,
    dueOn: null,
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, reason: 'Returned' },
  });
});
