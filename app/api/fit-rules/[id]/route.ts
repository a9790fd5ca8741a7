import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeFitRule, deleteFitRule, noSuchFitRule } from '@/lib/fits/commands/rules';
import { findFitRule } from '@/lib/fits/queries';
import { fitRule, fitRuleChange, fitRuleParams } from '@/lib/fits/schema';
import { ok } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: staff('products.view'),
    summary: 'One rule of what fits what',
    params: fitRuleParams,
    response: fitRule,
  },
  async ({ params }) => {
    const found = await findFitRule(params.id);
    return found ? ok(found) : noSuchFitRule();
  },
);

export const PUT = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Replace a rule of what fits what',
    params: fitRuleParams,
    body: fitRuleChange,
    response: fitRule,
  },
  ({ caller, params, body }) => changeFitRule(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Delete a rule: nothing fits by it any more',
    params: fitRuleParams,
    response: done,
  },
  ({ caller, params }) => deleteFitRule(caller, params.id),
);
