import { arrayExpressions } from './array-expressions';
import { arrayPositions } from './array-positions';
import { arrayQueries } from './array-queries';
import { arrayUpdates } from './array-updates';
import type { Case } from './case';
import { collectionCommands } from './collection-commands';
import { comparisonQueries } from './comparison-queries';
import { conditionExpressions } from './condition-expressions';
import { constantFolding } from './constant-folding';
import { dateExpressions } from './date-expressions';
import { closeNumbers, decimals } from './decimals';
import { edgeCommands } from './edge-commands';
import { dateAmounts, edgeDates } from './edge-dates';
import { edgeExpressions } from './edge-expressions';
import { edgeLimits } from './edge-limits';
import { groups, texts } from './edge-pipelines';
import { filteredUpdates, pipelineUpdates } from './edge-updates';
import { evaluationQueries } from './evaluation-queries';
import { fieldUpdates } from './field-updates';
import { grouping } from './grouping';
import { indexCommands } from './index-commands';
import { lookups } from './lookups';
import { numberExpressions } from './number-expressions';
import { pipelines } from './pipelines';
import { positionalUpdates } from './positional-updates';
import { projections } from './projections';
import { sorting } from './sorting';
import { stageOrder } from './stage-order';
import { stringExpressions } from './string-expressions';
import { typeExpressions } from './type-expressions';
import { updateCommands } from './update-commands';

/** All cases whose replies are recorded from MongoDB, in the order of recorded.json. */
export const cases: Case[] = [
  ...comparisonQueries, ...arrayQueries, ...evaluationQueries, ...sorting,
  ...fieldUpdates, ...updateCommands, ...arrayPositions, ...arrayUpdates, ...positionalUpdates, ...projections,
  ...grouping, ...lookups, ...pipelines,
  ...numberExpressions, ...conditionExpressions, ...arrayExpressions, ...stringExpressions, ...dateExpressions, ...typeExpressions,
  ...indexCommands, ...collectionCommands,
  ...stageOrder, ...constantFolding, ...decimals, ...closeNumbers, ...pipelineUpdates, ...texts, ...groups, ...filteredUpdates,
  ...edgeExpressions, ...edgeDates, ...dateAmounts, ...edgeLimits, ...edgeCommands,
]; // prettier-ignore
