import { optimizations } from './optimizations';
import { arrayUpdates } from './array-updates';
import type { Case } from './case';
import { collections } from './collections';
import { edgeCommands } from './edge-commands';
import { edgeExpressions } from './edge-expressions';
import { expressions } from './expressions';
import { pipelines } from './pipelines';
import { projections } from './projections';
import { queries } from './queries';
import { sorting } from './sorting';
import { updates } from './updates';

/** All cases whose replies are recorded from MongoDB. */
export const cases: Case[] = [
  ...queries, ...sorting, ...updates, ...arrayUpdates, ...projections, ...pipelines, ...expressions, ...collections, ...optimizations, ...edgeExpressions, ...edgeCommands,
]; // prettier-ignore
