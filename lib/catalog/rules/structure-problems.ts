import type { Specification } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { specificationProblem } from './specification-fields';
import { findCategory } from './structure';

type Checked = { category?: string; tags?: string[]; specifications?: Specification[] };

/**
 * What of a product doesn't fit the structure of the catalog, by the path of its field: an unknown category or tag, or a
 * value that its specification field doesn't allow. Empty when all fits.
 */
export function structureProblems(
  structure: CatalogStructure,
  { category, tags = [], specifications = [] }: Checked,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (category !== undefined && !findCategory(structure, category))
    problems.category = 'must be one of the categories';
  for (const [index, tag] of tags.entries()) {
    if (!structure.tags.some(({ slug }) => slug === tag))
      problems[`tags.${index}`] = `${tag} is not one of the tags`;
  }
  for (const [index, row] of specifications.entries()) {
    const problem = specificationProblem(structure, row);
    if (problem) problems[`specifications.${index}.value`] = problem;
  }
  return problems;
}
