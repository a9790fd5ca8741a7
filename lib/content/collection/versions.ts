import { defineCollection } from '../../platform/database';
import type { ContentEvent, ContentKind } from '../rules/kinds';
import type { ContentText } from '../schema';

/** The text of a page or article as of one revision. Versions are never changed. */
export type VersionDocument = {
  _id: string;
  kind: ContentKind;
  documentId: string;
  revision: number;
  event: ContentEvent;
  at: Date;
  by: { userId: string; name: string } | null;
  text: ContentText;
};

export const contentVersions = defineCollection<VersionDocument>('contentVersions', [
  { key: { kind: 1, documentId: 1, revision: -1 }, unique: true },
]);

/** A former address, such as `/blog/old-name`: it redirects to wherever its document is now. */
export type ContentRedirectDocument = { _id: string; kind: ContentKind; documentId: string };

export const contentRedirects = defineCollection<ContentRedirectDocument>('contentRedirects', [
  { key: { kind: 1, documentId: 1 } },
]);
