import type { Doc } from '../bson/types';
import { isOperatorExpression } from '../query/filter';
import type { Index } from '../storage/database-index';
import type { Query, Selection } from './select';
import { type Plan } from './types';

export type ExplainRequest = {
  ns: string;
  query: Query;
  selection?: Selection;
  verbose: boolean;
  command: Doc;
  wrapper?: string;
};

/** The reply of explain in the form of MongoDB's classic engine: a tree of stages. */
export function explainReply({ ns, query, selection, verbose, command, wrapper }: ExplainRequest): Doc {
  const plan = selection ? planTree(query, selection.plan) : { stage: 'EOF' };
  const winningPlan = wrapper
    ? { stage: wrapper, inputStage: wrapper === 'COUNT' ? countScan(plan, query.filter) : plan }
    : plan;
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
  if (verbose) {
    const nReturned = selection?.rows.length ?? 0;
    reply.executionStats = {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: 0,
      totalKeysExamined: selection?.stats.keys ?? 0,
      totalDocsExamined: selection?.stats.docs ?? 0,
      executionStages: { ...winningPlan, nReturned },
    };
  }
  return { ...reply, command };
}

// A count that the index alone can answer fetches no documents.
function countScan(plan: Doc, filter: Doc): Doc {
  const scanned = plan.inputStage as Doc | undefined;
  if (plan.stage !== 'FETCH' || scanned?.stage !== 'IXSCAN' || scanned.isMultiKey) return plan;
  const covered = Object.keys(filter).every((path) => path in (scanned.keyPattern as Doc));
  return covered ? { ...scanned, stage: 'COUNT_SCAN' } : plan;
}

function planTree(query: Query, plan: Plan): Doc {
  const { sort = {}, skip, limit, projection } = query;
  const direction = plan.isReverse || Number(sort.$natural ?? 1) < 0 ? 'backward' : 'forward';
  let stage = scanStage(plan, query, direction);
  if (!plan.isSorted) {
    const limitAmount = limit ? { limitAmount: limit + (skip ?? 0) } : {};
    stage = {
      stage: 'SORT',
      sortPattern: sort,
      memLimit: 104_857_600,
      ...limitAmount,
      type: 'simple',
      inputStage: stage,
    };
  }
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  if (limit && plan.isSorted && stage.stage !== 'IDHACK')
    stage = { stage: 'LIMIT', limitAmount: limit, inputStage: stage };
  if (!projection || !Object.keys(projection).length) return stage;
  const simple = Object.entries(projection).every(
    ([path, v]) => !path.includes('.') && typeof v !== 'object',
  );
  return {
    stage: simple ? 'PROJECTION_SIMPLE' : 'PROJECTION_DEFAULT',
    transformBy: projection,
    inputStage: stage,
  };
}

function scanStage({ index, branches, isMerged, ranges }: Plan, query: Query, direction: string): Doc {
  const { filter, sort } = query;
  if (branches) {
    const inputStages = branches.flatMap((branch) =>
      branch.index ? [indexScan(branch.index, direction)] : [],
    );
    return { stage: 'SUBPLAN', inputStage: { stage: 'FETCH', inputStage: { stage: 'OR', inputStages } } };
  }
  if (!index) return { stage: 'COLLSCAN', ...(Object.keys(filter).length ? { filter } : {}), direction };
  const byId =
    index.record.id === 0 && Object.keys(filter).join() === '_id' && !isOperatorExpression(filter._id);
  if (isMerged) {
    const inputStages = ranges.map(() => indexScan(index, direction));
    return { stage: 'FETCH', inputStage: { stage: 'SORT_MERGE', sortPattern: sort, inputStages } };
  }
  return byId ? { stage: 'IDHACK' } : { stage: 'FETCH', inputStage: indexScan(index, direction) };
}

const indexScan = ({ record, fields }: Index, direction: string): Doc => ({
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
});
