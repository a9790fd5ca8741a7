/** What an admin writes: a page such as the terms, or an article of the blog (a post). */
export const contentKinds = ['page', 'post'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const kindNames: Record<ContentKind, { one: string; many: string }> = {
  page: { one: 'page', many: 'Pages' },
  post: { one: 'article', many: 'Articles' },
};

/** `scheduled` has a time at which its text is published. */
export const contentStatuses = ['draft', 'scheduled', 'published'] as const;
export type ContentStatus = (typeof contentStatuses)[number];
export const contentStatusNames: Record<ContentStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** What made a version. */
export const contentEvents = [
  'saved',
  'published',
  'scheduled',
  'unscheduled',
  'unpublished',
  'restored',
] as const;
export type ContentEvent = (typeof contentEvents)[number];

/** Pages whose addresses belong to the shop: code, mails and the footer link them. */
export const fixedPages = [
  'about',
  'cookies',
  'imprint',
  'jobs',
  'press-kit',
  'privacy',
  'returns',
  'shipping',
  'terms',
];

/** The folders in which an admin can add pages. */
export const pageFolders = ['info', 'manuals', 'services'];

/** Why a slug can't be the address of a page or article; null when it can. */
export function slugProblem(kind: ContentKind, slug: string): string | null {
  const parts = slug.split('/');
  if (kind === 'post') return parts.length === 1 ? null : 'Use lower-case letters, digits and hyphens';
  if (fixedPages.includes(slug)) return null;
  if (parts.length === 2 && pageFolders.includes(parts[0] ?? '')) return null;
  return `Begin with ${pageFolders.map((folder) => `${folder}/`).join(', ')}`;
}

/** The path of a page or article on the site. */
export const contentPath = (kind: ContentKind, slug: string): string =>
  kind === 'post' ? `/blog/${slug}` : `/${slug}`;

/** An id as a part of an address, in which a slash would divide it. */
export const idInAddress = (id: string): string => id.replaceAll('/', '~');
export const idFromAddress = (part: string): string => part.replaceAll('~', '/');

/** The address of the editor of a page or article. */
export const editorHref = ({ kind, id }: { kind: ContentKind; id: string }): string =>
  `/dashboard/content/${kind}/${idInAddress(id)}`;

/** The status by which lists show a document. */
export function statusOf({
  state,
  publishAt,
}: {
  state: 'draft' | 'published';
  publishAt: unknown;
}): ContentStatus {
  return publishAt ? 'scheduled' : state;
}

/** The lower-case words under which a page or article is found. */
export function contentWords({
  title,
  slug,
  summary,
  tags,
}: {
  title: string;
  slug: string;
  summary: string;
  tags: string[];
}): string[] {
  const words = [title, slug, slug.replaceAll(/[/-]/g, ' '), summary, ...tags].join(' ').toLowerCase();
  return [...new Set(words.match(/[\p{L}\p{N}][\p{L}\p{N}/-]*/gu) ?? [])].slice(0, 200);
}

/** The address of the list with these filters. */
export function contentHref(filters: {
  kind?: ContentKind;
  state?: string;
  q?: string;
  page?: number;
}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const isDefault = (name === 'page' && value === 1) || (name === 'kind' && value === 'page');
    if (value && !isDefault) query.set(name, String(value));
  }
  return query.size ? `/dashboard/content?${query}` : '/dashboard/content';
}
