import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addFitRule } from '@/lib/fits/commands/rules';
import { listFitRules } from '@/lib/fits/queries';
import { fitRule, fitRuleInput, fitRuleList } from '@/lib/fits/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('products.view'),
    summary: 'The rules that say which parts fit which machines, by name',
    response: fitRuleList,
  },
  async () => ok({ rules: await listFitRules() }),
);

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Add a rule that says which parts fit which machines, by their specifications',
    body: fitRuleInput,
    response: fitRule,
    status: 201,
  },
  ({ caller, body }) => addFitRule(caller, body),
);
