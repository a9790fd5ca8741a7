import { shopSections } from '@/components/admin/shop-sections';
import type { FoundRecord } from '@/lib/admin-search/schema';
import { may, type Role } from '@/lib/users/rules/rights';
import { staffMenu } from './dashboard-menu';

/** One result of the search over everything; `group` is the heading that it stands under. */
export type SearchResult = { key: string; group: string; href: string; name: string; detail: string };

const groupNames: Record<FoundRecord['kind'], string> = {
  order: 'Orders',
  quote: 'Quotes',
  'blanket order': 'Blanket orders',
  product: 'Products',
  customer: 'Accounts',
  message: 'Messages',
  question: 'Questions',
};

const settingsPath = '/dashboard/shop';

/** The names of fields of settings as words: `taxRules` is found by "tax rules". */
const wordsOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function matches(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((each) => words.some((word) => word.startsWith(each)));
}

/** The admin pages, and the sections of the settings, that match and that the role opens. */
export function matchingPages(typed: string, role: Role): SearchResult[] {
  const pages = staffMenu.flatMap((group) =>
    group.entries
      .filter(({ right, name }) => (!right || may(role, right)) && matches(typed, `${name} ${group.name}`))
      .map(({ name, href }) => ({ key: href, group: 'Pages', href, name, detail: group.name })),
  );
  const sections = shopSections
    .filter(({ name, intro, fields }) =>
      matches(typed, `${name} ${intro} ${fields.map(wordsOf).join(' ')} settings`),
    )
    .map(({ slug, name, intro }) => ({
      key: `settings-${slug}`,
      group: 'Settings',
      href: slug ? `${settingsPath}/${slug}` : settingsPath,
      name: `Settings: ${name}`,
      detail: intro,
    }));
  return [...pages, ...(may(role, 'settings.view') ? sections : [])];
}

/** The records that the server found, as results. */
export const recordResults = (found: FoundRecord[]): SearchResult[] =>
  found.map(({ kind, href, name, detail }) => ({
    key: `${kind}-${href}`,
    group: groupNames[kind],
    href,
    name,
    detail,
  }));
