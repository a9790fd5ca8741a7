import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { standardTables } from '../collection';
import { readStandards } from '../queries/standards';
import type { StandardTable } from '../schema';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Replaces the table of standards. Fails when somebody else has saved it since `revision`; a repeat of the same table
 * changes nothing. Searches use it at once.
 */
export async function saveStandards(
  actor: Staff | null,
  { groups, revision }: StandardTable,
): Promise<Result<{ revision: number }>> {
  const present = await readStandards();
  if (isEqual(present.groups, groups)) return ok({ revision: present.revision });
  const table = { groups, revision: revision + 1, at: now() };
  if (!(await replaceTable(revision, table)))
    return fail(
      'conflict',
      'changed',
      'Somebody else has saved the table. Reload the page and make your changes again.',
    );
  const names = (all: string[][]) => all.map((group) => group.join(', '));
  const [before, after] = [names(present.groups), names(groups)];
  await recordChange({
    actor,
    action: 'standards-saved',
    subject: { kind: 'search', id: 'standards' },
    before: before.filter((group) => !after.includes(group)),
    after: after.filter((group) => !before.includes(group)),
  });
  return ok({ revision: table.revision }, [tags.products]);
}

async function replaceTable(revision: number, table: StandardTable & { at: Date }) {
  try {
    // Only the built-in table has none that is stored.
    const { matchedCount, upsertedCount } = await standardTables().updateOne(
      { _id: 'standards', revision },
      { $set: table },
      { upsert: revision === 0 },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}
