import type { Doc } from '../bson/types';
import { isOperators } from '../query/filter';
import type { Index } from '../storage/database-index';
import type { Plan } from './planner';
import type { Query, Selection } from './select';

/** The answer of explain, in the shape of MongoDB's classic engine: a tree of stages. */
export function explainSelection(
  ns: string,
  query: Query,
  selection: Selection | undefined,
  verbose: boolean,
  command: Doc,
): Doc {
  const winningPlan = selection ? tree(query, selection.plan) : { stage: 'EOF' };
  const reply: Doc = {
    explainVersion: '1',
    queryPlanner: {
      namespace: ns,
      indexFilterSet: false,
      parsedQuery: query.filter,
      winningPlan,
      rejectedPlans: [],
    },
  };
  if (verbose)
    reply.executionStats = {
      executionSuccess: true,
      nReturned: selection?.rows.length ?? 0,
      executionTimeMillis: 0,
      totalKeysExamined: selection?.stats.keys ?? 0,
      totalDocsExamined: selection?.stats.docs ?? 0,
      executionStages: { ...winningPlan, nReturned: selection?.rows.length ?? 0 },
    };
  return { ...reply, command };
}

function tree({ filter, sort = {}, skip, limit }: Query, plan: Plan): Doc {
  const direction = plan.reverse || Number(sort.$natural ?? 1) < 0 ? 'backward' : 'forward';
  let stage: Doc = plan.index ? fetch(plan.index, filter, direction) : { stage: 'COLLSCAN', direction };
  if (!plan.index && Object.keys(filter).length) stage = { stage: 'COLLSCAN', filter, direction };
  if (!plan.sorted)
    stage = { stage: 'SORT', sortPattern: sort, memLimit: 104_857_600, type: 'simple', inputStage: stage };
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit && plan.sorted ? { stage: 'LIMIT', limitAmount: limit, inputStage: stage } : stage;
}

function fetch({ record, fields }: Index, filter: Doc, direction: string): Doc {
  const only = Object.keys(filter);
  if (record.id === 0 && only.length === 1 && only[0] === '_id' && !isOperators(filter._id))
    return { stage: 'IDHACK' };
  const inputStage = {
    stage: 'IXSCAN',
    keyPattern: record.key,
    indexName: record.name,
    isMultiKey: record.multikey === true,
    multiKeyPaths: Object.fromEntries(fields.map(({ path }) => [path, []])),
    isUnique: record.unique === true,
    isSparse: record.sparse === true,
    isPartial: record.partialFilterExpression !== undefined,
    indexVersion: 2,
    direction,
  };
  return { stage: 'FETCH', inputStage };
}
