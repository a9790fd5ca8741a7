/** Whether an entity tag is among those of an If-Match or If-None-Match header; `*` stands for any. */
export function isAmongTags(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** What If-Match asks of a record, by its entity tag; undefined for a request without the header. */
export function expectedTag(request: Request): ((etag: string) => boolean) | undefined {
  const header = request.headers.get('if-match');
  return header === null ? undefined : (etag) => isAmongTags(header, etag);
}
