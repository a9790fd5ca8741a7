import { layoutColumns, type LayoutColumn } from '../schema/bank-layout';

export type LayoutColumns = Record<LayoutColumn, number | null>;

/** The headings by which banks name their columns, in the order in which they are preferred. */
const headings: Record<LayoutColumn, RegExp> = {
  date: /^(booking ?date|buchungs(tag|datum)|transaction date|post(ing|ed)? ?date|date|datum|value ?date|valuta.*|fecha.*|completed date.*)$/,
  amount: /^(amount|betrag|umsatz|transaction amount|bedrag|montant|importe)( ?\(.*\))?$/,
  debit: /^(debit|withdrawals?|soll|money out|paid out|d[ée]bit)( amount)?( ?\(.*\))?$/,
  credit: /^(credit|deposits?|haben|money in|paid in|cr[ée]dit)( amount)?( ?\(.*\))?$/,
  sign: /^(debit ?\/ ?credit|credit ?\/ ?debit|soll ?\/ ?haben|s ?\/ ?h|af ?\/? ?bij|d ?\/ ?c|dr ?\/ ?cr|cr ?\/ ?dr|credit debit indicator)$/,
  name: /^(name|payer|payee|counterparty( name)?|partner name|(name )?(zahlungs|auftraggeber|beguenstigter|beg.nstigter).*|from|customer|naam.*|tegenpartij)/,
  text: /^(description|purpose|memo|details|verwendungszweck|remittance.*|payment reference|narrative|text|mededelingen|omschrijving|libell[ée]|concepto)$/,
  reference:
    /^(transaction id|bank reference|reference( number)?|id|fitid|kundenreferenz.*|transaction reference)$/,
  iban: /^(iban|account number|kontonummer.*|counterparty account|partner iban|tegenrekening|.*iban.*)$/,
  currency: /^(currency|w(ae|ä)hrung|munt|devise)$/,
};

const titleOf = (name: string) =>
  name
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase();

/** Proposes the column of each part of an entry by the titles of a file; null for none. */
export function proposeColumns(titles: string[]): LayoutColumns {
  const names = titles.map(titleOf);
  const taken = new Set<number>();
  const found = layoutColumns.map((column) => {
    const index = names.findIndex((name, at) => !taken.has(at) && headings[column].test(name));
    if (index >= 0) taken.add(index);
    return [column, index >= 0 ? index : null];
  });
  return Object.fromEntries(found) as LayoutColumns;
}

/** Whether these columns are enough to read entries: a date, and an amount or its two halves. */
export const hasNeededColumns = ({ date, amount, debit, credit }: LayoutColumns): boolean =>
  date !== null && (amount !== null || debit !== null || credit !== null);
