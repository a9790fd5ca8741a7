import { z } from 'zod';
import type { DraftPage } from '../lib/content/commands';
import type { Shop } from '../lib/settings/schema/shop';
import { formatMoney } from '../lib/shared/money';
import { readMarkdown } from './files';
import { seedSample } from './sample';

const facts = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

/** What people typed is text: nothing in it becomes Markdown. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&');

/** The methods of a new shop, which have one charge everywhere. */
function deliveryLines({ deliveryMethods, deliveryZones, currency, locale }: Shop): string {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return deliveryMethods
    .flatMap(({ id, name, collection }) => {
      const rate = collection ?? deliveryZones[0]?.rates.find(({ method }) => method === id);
      return rate ? [{ name, price: rate.bands[0]?.charge ?? 0, ...rate }] : [];
    })
    .map(({ name, price, freeFrom, minDays, maxDays }) => {
      const days = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
      const free = freeFrom === null ? '' : `, free from ${money(freeFrom)}`;
      return `- ${plain(name)}: ${money(price)}${free}, ${days} working days`;
    })
    .join('\n');
}

function valuesOf(shop: Shop): Record<string, string> {
  const { name, legalName, phone, email, taxId, currency, address, countries } = shop;
  return {
    name: plain(name),
    legalName: plain(legalName),
    phone: plain(phone),
    email: plain(email),
    currency,
    taxId: taxId ? plain(taxId) : 'Not stated yet',
    address: address.map(plain).join('  \n'),
    addressLine: address.map(plain).join(', '),
    countries: countries.map((country) => plain(country.name)).join(', '),
    delivery: deliveryLines(shop),
  };
}

/** The pages of templates/, filled with what the shop has said about itself. */
export async function readPageTemplates(shop: Shop): Promise<DraftPage[]> {
  const values = valuesOf(shop);
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const files = await readMarkdown('templates', facts);
  return files.map(({ path, facts: { title, description }, body }) => ({
    _id: path,
    title,
    description: description.replaceAll('{{name}}', shop.name),
    body: fill(body),
  }));
}

/** Loads the sample catalog, articles and reviews: no accounts, orders or carts. Safe to repeat. */
export const loadSample = (): Promise<void> => seedSample();
