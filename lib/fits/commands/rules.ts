import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { readCurrentStructure } from '../../catalog/queries/structure';
import { isDuplicateKey } from '../../platform/database';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { fitRules } from '../collection';
import { findFitRule } from '../queries';
import { problemOf } from '../rules/problems';
import type { FitRule, FitRuleInput } from '../schema';

export const noSuchFitRule = () => fail('not-found', 'no-such-fit-rule', 'There is no such rule.');

async function rejected(rule: FitRuleInput) {
  const problem = problemOf(await readCurrentStructure(), rule);
  return (
    problem && fail('invalid', 'invalid-fit-rule', `${problem[1]}.`, { fields: { [problem[0]]: problem[1] } })
  );
}

function taken(error: unknown, name: string) {
  if (!isDuplicateKey(error)) throw error;
  const message = `Another rule is named ${name}`;
  return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
}

async function saved(id: string): Promise<Result<FitRule>> {
  const found = await findFitRule(id);
  return found ? ok(found, [tags.fitRules]) : noSuchFitRule();
}

const subjectOf = (id: string, { name }: { name: string }) => ({ kind: 'fit-rule', id, name });

/** Adds a rule. Its name must be new, so that a repeat adds no second one. */
export async function addFitRule(actor: Staff, input: FitRuleInput): Promise<Result<FitRule>> {
  const problem = await rejected(input);
  if (problem) return problem;
  const _id = new ObjectId();
  try {
    await fitRules().insertOne({ _id, ...input, version: 1 });
  } catch (error) {
    return taken(error, input.name);
  }
  const id = _id.toHexString();
  await recordChange({ actor, action: 'fit-rule-added', subject: subjectOf(id, input), after: input });
  return saved(id);
}

/** Replaces a rule as it is in `version`; fails where somebody has changed it since. */
export async function changeFitRule(
  actor: Staff,
  id: string,
  { version, ...input }: FitRuleInput & { version: number },
): Promise<Result<FitRule>> {
  const problem = await rejected(input);
  if (problem) return problem;
  const _id = new ObjectId(id);
  try {
    const before = await fitRules().findOneAndUpdate({ _id, version }, { $set: input, $inc: { version: 1 } });
    if (!before) {
      if (!(await fitRules().findOne({ _id }))) return noSuchFitRule();
      const message = 'Somebody has changed this rule meanwhile. Please load it again.';
      return fail('conflict', 'fit-rule-changed', message);
    }
    const { _id: _, version: __, ...old } = before;
    const action = 'fit-rule-changed';
    await recordChange({ actor, action, subject: subjectOf(id, input), before: old, after: input });
  } catch (error) {
    return taken(error, input.name);
  }
  return saved(id);
}

/** Deletes a rule: nothing fits by it any more. */
export async function deleteFitRule(actor: Staff, id: string): Promise<Result<{ done: true }>> {
  const found = await fitRules().findOneAndDelete({ _id: new ObjectId(id) });
  if (!found) return noSuchFitRule();
  const { _id: _, version: __, ...before } = found;
  await recordChange({ actor, action: 'fit-rule-deleted', subject: subjectOf(id, found), before });
  return ok({ done: true }, [tags.fitRules]);
}
