'use client';
import { useState } from 'react';
import { api } from '@/lib/api/client/api';
import { editorHref, type ContentKind } from '@/lib/content/rules/kinds';
import type { ContentDetail, ContentText, PublicationInput } from '@/lib/content/schema';

/** What to do about the public text. */
export type Publication = PublicationInput extends infer Each
  ? Each extends { revision: number }
    ? Omit<Each, 'revision'>
    : never
  : never;

/** The calls of the editor. Each knows the revision that the previous response gave. */
export function useContentCalls(kind: ContentKind, initial?: ContentDetail) {
  const [detail, setDetail] = useState(initial);
  const pathOf = (present: ContentDetail) => editorHref({ kind, id: present.id }).replace('/dashboard/', '/');

  async function take(call: Promise<ContentDetail>): Promise<ContentDetail> {
    const present = await call;
    setDetail(present);
    return present;
  }

  return {
    detail,
    /** Saves the text; `over` replaces what somebody else has saved meanwhile, which stays as a version. */
    async save(text: ContentText, over = false): Promise<ContentDetail> {
      if (!detail) return take(api.post(`/content/${kind}`, text));
      const { revision } = over ? await api.get<ContentDetail>(pathOf(detail)) : detail;
      return take(api.put(pathOf(detail), { revision, text }));
    },
    publish: (present: ContentDetail, publication: Publication) =>
      take(api.put(`${pathOf(present)}/publication`, { ...publication, revision: present.revision })),
    remove: (present: ContentDetail) => api.delete(pathOf(present), { revision: present.revision }),
    async approve(present: ContentDetail): Promise<void> {
      await api.put(`/pages/${present.text.slug}/approval`);
      setDetail({ ...present, isUnapproved: false });
    },
  };
}

export type ContentCalls = ReturnType<typeof useContentCalls>;
