import { ObjectId } from 'mongodb';
import { fitRules } from '../lib/fits/collection';
import { fitRuleInput, type FitRuleInput } from '../lib/fits/schema';
import { addMissing } from './add-missing';
import { readSeedFile } from './files';

/** The rules of the sample catalog that say which parts fit which machines. */
export async function readSampleFitRules(): Promise<FitRuleInput[]> {
  const read: unknown = JSON.parse((await readSeedFile('fit-rules.json')).toString('utf8'));
  return fitRuleInput.array().parse(read);
}

/** Gives a shop that has no rules those of the sample catalog. Safe to repeat. */
export async function seedFitRules(): Promise<void> {
  if ((await fitRules().findOne({}, { projection: { _id: 1 } })) !== null) return;
  const rules = await readSampleFitRules();
  await addMissing(
    fitRules(),
    rules.map((rule, index) => ({
      _id: new ObjectId(`0000000000000000000f17${String(index).padStart(2, '0')}`),
      ...rule,
      version: 1,
    })),
  );
}
