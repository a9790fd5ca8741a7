import type { AudienceKind } from '../../price-lists/schema';
import type { Assortment, AssortmentInput } from '../schema';

export const assortmentsPath = '/dashboard/assortments';
export const assortmentHref = (id: string): string => `${assortmentsPath}/${id}`;
/** The page on which buyers find what is in their assortments. */
export const ownAssortmentPath = '/dashboard/assortment';

/** The address of a page of what a search finds there; defaults are left out. */
export function ownAssortmentHref(q: string, page = 1): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `${ownAssortmentPath}?${query}` : ownAssortmentPath;
}

/** The fields of the form as they are typed: SKUs and brands one a line. */
export type AssortmentForm = {
  name: string;
  audience: { kind: AudienceKind; id: string; name: string };
  active: boolean;
  limits: boolean;
  skus: string;
  categories: string[];
  brands: string;
};

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n,;]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The form of a stored assortment, or of a new one. */
export function assortmentFormOf(assortment: Assortment | undefined): AssortmentForm {
  if (!assortment) {
    const audience = { kind: 'company' as const, id: '', name: '' };
    return { name: '', audience, active: true, limits: false, skus: '', categories: [], brands: '' };
  }
  const { name, audience, audienceName, active, limits, skus, categories, brands } = assortment;
  return {
    name,
    audience: { ...audience, name: audienceName },
    active,
    limits,
    skus: skus.join('\n'),
    categories,
    brands: brands.join('\n'),
  };
}

/** The body of a request for a typed form; the server validates it. */
export const assortmentBodyOf = (form: AssortmentForm): AssortmentInput => ({
  ...form,
  audience: { kind: form.audience.kind, id: form.audience.id },
  skus: linesOf(form.skus),
  brands: linesOf(form.brands),
});
