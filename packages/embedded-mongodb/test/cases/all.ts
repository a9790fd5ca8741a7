import { optimizations } from './optimizations';
import { arrayUpdates } from './array-updates';
import type { Case } from './case';
import { collections } from './collections';
import { edgeNumbers } from './edge-numbers';
import { expressions } from './expressions';
import { pipelines } from './pipelines';
import { projections } from './projections';
import { queries } from './queries';
import { sorting } from './sorting';
import { updates } from './updates';

/** Every case that is recorded from a real MongoDB. */
export const cases: Case[] = [
  ...queries, ...sorting, ...updates, ...arrayUpdates, ...projections, ...pipelines, ...expressions, ...collections, ...optimizations, ...edgeNumbers,
]; // prettier-ignore
