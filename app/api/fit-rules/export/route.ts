import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { listFitRules } from '@/lib/fits/queries';
import { fitRuleCells, fitRuleColumns } from '@/lib/fits/rules/csv';

async function* eachRule() {
  yield* await listFitRules();
}

export const GET = defineRoute(
  {
    access: staff('products.view'),
    summary: 'The rules that say which parts fit which machines as CSV; imported again they change nothing',
  },
  async () => csvResponse('fit-rules.csv', fitRuleColumns, eachRule(), (rule) => [fitRuleCells(rule)]),
);
