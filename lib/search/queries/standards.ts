import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { standardTables } from '../collection';
import { builtInStandards } from '../rules/reading/standards';
import type { StandardTable } from '../schema';

/** The table of standards as it is stored: that of the owner, else the built-in one with revision 0. */
export async function readStandards(): Promise<StandardTable> {
  const stored = await standardTables().findOne({ _id: 'standards' });
  return stored
    ? { groups: stored.groups, revision: stored.revision }
    : { groups: builtInStandards.map((group) => [...group]), revision: 0 };
}

/** The table of standards with which searches are read. */
export const findStandards = cached('search-standards', readStandards, () => [tags.products]);
