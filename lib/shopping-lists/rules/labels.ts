import { codeOf } from '../../catalog/rules/search-terms';
import { listHref } from './paths';

/** The page on which bins of a list are scanned; with a SKU, what the label of its bin opens. */
export const scanHref = (id: string, sku?: string): string =>
  `${listHref(id)}/scan${sku === undefined ? '' : `?${new URLSearchParams({ sku })}`}`;

/**
 * The SKU of a list that a scanned code means: that of a bin's label, or a SKU itself, case and punctuation aside. Null
 * for anything else, such as the label of another list.
 */
export function skuOfCode(code: string, listId: string, skus: string[]): string | null {
  let wanted = code;
  if (URL.canParse(code)) {
    const { pathname, searchParams } = new URL(code);
    if (pathname !== scanHref(listId)) return null;
    wanted = searchParams.get('sku') ?? '';
  }
  return skus.find((sku) => sku === wanted) ?? skus.find((sku) => codeOf(sku) === codeOf(wanted)) ?? null;
}
