import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a key such as “disc-bore”');
const value = z.string().trim().min(1, 'is required').max(80, 'must have at most 80 characters');

/** Products of a category and those below it that have one of some values of a choice, such as the type “Angle grinder”. */
export const fitGroup = z.strictObject({
  category: key,
  field: key,
  values: z.array(value).min(1, 'must name a value').max(20, 'must have at most 20'),
});
export type FitGroup = z.infer<typeof fitGroup>;

/**
 * `equal`: the same measure or text. `at-least`, `at-most`: the part's measure is not below, not above the machine's.
 * `shared`: both list a common value, separated by commas.
 */
export const fitComparison = z.enum(['equal', 'at-least', 'at-most', 'shared']);
export type FitComparison = z.infer<typeof fitComparison>;

/** Compares a specification of the part with one of the machine, by the keys of their fields. */
export const fitCondition = z.strictObject({ part: key, comparison: fitComparison, machine: key });

export type FitCondition = z.infer<typeof fitCondition>;

/** Says which parts fit which machines: those that meet all conditions. */
export const fitRuleInput = z.strictObject({
  name: z.string().trim().min(1, 'is required').max(80, 'must have at most 80 characters'),
  part: fitGroup,
  machine: fitGroup,
  conditions: z.array(fitCondition).min(1, 'must have a condition').max(10, 'must have at most 10'),
});
export type FitRuleInput = z.infer<typeof fitRuleInput>;

export const fitRuleParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not a rule’s id') });
/** `version` is that of the rule which staff saw. */
export const fitRuleChange = fitRuleInput.extend({ version: z.int().min(1) });
export const fitRule = fitRuleInput.extend({ id: z.string(), version: z.int() });
export type FitRule = z.infer<typeof fitRule>;
export const fitRuleList = z.object({ rules: z.array(fitRule) });

/** Another product that fits, and why: “diameter 125 mm, bore 22.23 mm, 12,200 ≥ 11,000 rpm”. */
export type Fit = { slug: string; name: string; reason: string };
/** The machines on which a product fits, and the parts that fit on it. */
export type Fits = { machines: Fit[]; parts: Fit[] };
