import { decimalMoney, parseMoney } from '../../shared/money';
import type { AudienceKind, ContractEntry, PriceList } from '../schema';

/** One price of the form as it is typed; `value` names the field that counts. */
export type EntryForm = {
  about: 'sku' | 'category' | 'all';
  sku: string;
  category: string;
  from: string;
  value: 'price' | 'percentOff';
  price: string;
  percentOff: string;
};

/** The fields of the form as they are typed. */
export type PriceListForm = {
  name: string;
  audience: { kind: AudienceKind; id: string; name: string };
  currency: string;
  from: string;
  to: string;
  active: boolean;
  entries: EntryForm[];
};

/** A price that has still to be filled in. */
export const blankEntry: EntryForm = {
  about: 'sku',
  sku: '',
  category: '',
  from: '1',
  value: 'price',
  price: '',
  percentOff: '',
};

function entryFormOf({ sku, category, from, price, percentOff }: ContractEntry, currency: string): EntryForm {
  return {
    about: sku !== null ? 'sku' : category !== null ? 'category' : 'all',
    sku: sku ?? '',
    category: category ?? '',
    from: String(from),
    value: price !== null ? 'price' : 'percentOff',
    price: price === null ? '' : decimalMoney(price, currency),
    percentOff: percentOff === null ? '' : String(percentOff),
  };
}

/** The form of a stored price list, or of a new one in the shop's currency. */
export function priceListFormOf(list: PriceList | undefined, currency: string): PriceListForm {
  if (!list) {
    const audience = { kind: 'company' as const, id: '', name: '' };
    return { name: '', audience, currency, from: '', to: '', active: true, entries: [blankEntry] };
  }
  return {
    name: list.name,
    audience: { ...list.audience, name: list.audienceName },
    currency: list.currency,
    from: list.from ?? '',
    to: list.to ?? '',
    active: list.active,
    entries: list.entries.map((entry) => entryFormOf(entry, list.currency)),
  };
}

/** Which of its two fields an entry is priced by: only SKUs have fixed prices. */
export const valueOf = ({ about, value }: Pick<EntryForm, 'about' | 'value'>): EntryForm['value'] =>
  about === 'sku' ? value : 'percentOff';

// What can't be read is sent as it was typed: the server answers with the message of its field.
const number = (text: string, pattern: RegExp) => (pattern.test(text.trim()) ? Number(text) : text.trim());

function entryBodyOf(entry: EntryForm, currency: string) {
  const { about, sku, category, from, price, percentOff } = entry;
  const isFixed = valueOf(entry) === 'price';
  return {
    sku: about === 'sku' ? sku.trim() : null,
    category: about === 'category' ? category : null,
    from: number(from, /^\d+$/),
    price: isFixed ? (parseMoney(price, currency) ?? price.trim()) : null,
    percentOff: isFixed ? null : number(percentOff, /^\d+(\.\d+)?$/),
  };
}

/** The body of a request for a typed form; the server validates it as a PriceListInput. */
export function priceListBodyOf(form: PriceListForm): Record<string, unknown> {
  const { name, audience, currency, from, to, active, entries } = form;
  return {
    name,
    audience: { kind: audience.kind, id: audience.id },
    currency,
    from: from || null,
    to: to || null,
    active,
    entries: entries.map((entry) => entryBodyOf(entry, currency)),
  };
}
