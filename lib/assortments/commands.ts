import { ObjectId } from 'mongodb';
import { recordChange } from '../audit/commands';
import { findVariants } from '../catalog/queries/products';
import { findStructure } from '../catalog/queries/structure';
import { findCategory } from '../catalog/rules/structure';
import { isDuplicateKey } from '../platform/database';
import { audienceKey } from '../price-lists/rules/audience';
import { findAudienceName } from '../price-lists/queries';
import { fail, ok, type Result } from '../shared/result';
import type { Staff } from '../users/types';
import { assortments, type AssortmentDocument } from './collection';
import { findAssortment } from './queries';
import type { Assortment, AssortmentInput } from './schema';

type Fields = Omit<AssortmentDocument, '_id' | 'version'>;

const storedFields = ({ audience, ...input }: AssortmentInput): Fields => ({
  ...input,
  audience: audienceKey(audience.kind, audience.id),
});

export const noSuchAssortment = () => fail('not-found', 'no-such-assortment', 'There is no such assortment.');

const invalid = (field: string, message: string) =>
  fail('invalid', 'invalid-assortment', `${message}.`, { fields: { [field]: message } });

/** Why an assortment can't be as it is entered; SKUs that it has had before are accepted. */
async function problemOf({ audience, skus, categories }: AssortmentInput, before: string[]) {
  if ((await findAudienceName(audience)) === null)
    return invalid(
      'audience.id',
      audience.kind === 'customer' ? 'There is no such account' : 'There is no such company',
    );
  const structure = await findStructure();
  const category = categories.findIndex((slug) => !findCategory(structure, slug));
  if (category >= 0) return invalid(`categories.${category}`, `There is no category ${categories[category]}`);
  const added = skus.filter((sku) => !before.includes(sku));
  const known = added.length ? await findVariants(added, { exclusive: true }) : new Map();
  const unknown = skus.findIndex((sku) => !before.includes(sku) && !known.has(sku));
  return unknown < 0 ? null : invalid(`skus.${unknown}`, `No product for sale has the SKU ${skus[unknown]}`);
}

function taken(error: unknown, name: string) {
  if (!isDuplicateKey(error)) throw error;
  const message = `Another assortment is named ${name}`;
  return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
}

async function stored(id: string): Promise<Result<Assortment>> {
  const found = await findAssortment(id);
  return found ? ok(found) : noSuchAssortment();
}

const subjectOf = (id: string, { name }: { name: string }) => ({ kind: 'assortment', id, name });

/** Adds an assortment. Its name must be new, so that a repeat adds no second one. */
export async function addAssortment(actor: Staff, input: AssortmentInput): Promise<Result<Assortment>> {
  const problem = await problemOf(input, []);
  if (problem) return problem;
  const fields = storedFields(input);
  const _id = new ObjectId();
  try {
    await assortments().insertOne({ _id, ...fields, version: 1 });
  } catch (error) {
    return taken(error, input.name);
  }
  const id = _id.toHexString();
  await recordChange({ actor, action: 'assortment-added', subject: subjectOf(id, input), after: fields });
  return stored(id);
}

/** Replaces an assortment as it is in `version`; fails where somebody has changed it since. */
export async function changeAssortment(
  actor: Staff,
  id: string,
  { version, ...input }: AssortmentInput & { version: number },
): Promise<Result<Assortment>> {
  const present = await assortments().findOne({ _id: new ObjectId(id) });
  if (!present) return noSuchAssortment();
  const problem = await problemOf(input, present.skus);
  if (problem) return problem;
  const fields = storedFields(input);
  try {
    const before = await assortments().findOneAndUpdate(
      { _id: present._id, version },
      { $set: fields, $inc: { version: 1 } },
      { returnDocument: 'before' },
    );
    if (!before) {
      const message = 'Somebody has changed this assortment meanwhile. Please load it again.';
      return fail('conflict', 'assortment-changed', message);
    }
    const { _id: _, version: __, ...old } = before;
    const action = 'assortment-changed';
    await recordChange({ actor, action, subject: subjectOf(id, input), before: old, after: fields });
  } catch (error) {
    return taken(error, input.name);
  }
  return stored(id);
}

/** Deletes an assortment: exclusive products that no other one names are offered to nobody. */
export async function deleteAssortment(actor: Staff, id: string): Promise<Result<{ done: true }>> {
  const found = await assortments().findOneAndDelete({ _id: new ObjectId(id) });
  if (!found) return noSuchAssortment();
  const { _id: _, version: __, ...fields } = found;
  await recordChange({ actor, action: 'assortment-deleted', subject: subjectOf(id, found), before: fields });
  return ok({ done: true });
}

/** Deletes the assortments for a closed account. Safe to repeat. */
export async function deleteOwnAssortments(userId: string): Promise<void> {
  await assortments().deleteMany({ audience: audienceKey('customer', userId) });
}
