import { findShop } from '../../settings/queries';
import { standardTaxCategory } from '../../settings/schema/tax';
import { fail, ok, type Result } from '../../shared/result';
import { findAccountByEmail } from '../../users/queries';
import { customerTaxes, taxCertificates } from '../collection';
import { taxOn } from '../rules/amounts';
import { taxStory } from '../rules/describe';
import { taxProvider } from '../providers/registry';
import { taxPlaceOf } from '../rules/resolve';
import type { OwnTaxes } from '../schema/certificate';
import type { TaxCustomer, TryInput, TryResponse } from '../schema/tax';
import { certificateOf, findToday } from './certificates';

/** What exempts a customer today: the VAT id, and the certificates that are valid. */
export async function findTaxCustomer(userId: string): Promise<TaxCustomer> {
  if (!userId) return { vatId: '', certificates: [] };
  const today = await findToday();
  const [own, valid] = await Promise.all([
    customerTaxes().findOne({ _id: userId }),
    taxCertificates()
      .find({ userId, isRevoked: false, from: { $lte: today }, to: { $gte: today } })
      .sort({ to: -1, _id: -1 })
      .toArray(),
  ]);
  return {
    vatId: own?.vatId ?? '',
    certificates: valid.map(({ number, country, regions }) => ({ number, country, regions })),
  };
}

/** A customer's VAT id and certificates, the one that ends last first. */
export async function findOwnTaxes(userId: string): Promise<OwnTaxes> {
  const [own, found, today] = await Promise.all([
    customerTaxes().findOne({ _id: userId }),
    taxCertificates().find({ userId }).sort({ to: -1, _id: -1 }).toArray(),
    findToday(),
  ]);
  return { vatId: own?.vatId ?? '', certificates: found.map((one) => certificateOf(one, today)) };
}

const latestVatIds = 100;

/** The VAT ids that were entered last, for staff who look them up. */
export async function listVatIds(): Promise<
  { id: string; name: string; email: string; vatId: string; at: string }[]
> {
  const found = await customerTaxes().find({}).sort({ vatIdChangedAt: -1 }).limit(latestVatIds).toArray();
  return found
    .filter(({ vatId }) => vatId)
    .map(({ _id, name, email, vatId, vatIdChangedAt }) => ({
      id: _id,
      name,
      email,
      vatId,
      at: vatIdChangedAt.toISOString(),
    }));
}

const invalid = (field: string, message: string) =>
  fail('invalid', `unknown-${field}`, `${message}.`, { fields: { [field]: message } });

/** What the saved rules say about a sale, and why; fails for an email or a tax category that doesn't exist. */
export async function tryTax({
  email,
  category,
  isCollected,
  amount,
  ...address
}: TryInput): Promise<Result<TryResponse>> {
  const [shop, person] = await Promise.all([findShop(), email ? findAccountByEmail(email) : null]);
  if (email && !person) return invalid('email', 'No account has this email');
  if (category && !shop.taxCategories.some(({ id }) => id === category))
    return invalid('category', 'There is no such tax category');
  const customer = await findTaxCustomer(person?.id ?? '');
  const place = taxPlaceOf(isCollected, address, shop);
  const provider = taxProvider();
  const goods = provider.needsCategories(shop) ? category || standardTaxCategory : '';
  const decide = await provider.decision(shop);
  const decision = decide(shop, place, goods, customer);
  const tax = taxOn(amount, decision.basisPoints);
  return ok({ decision, story: taxStory(decision), customer: person?.name ?? '', amount, tax });
}
