'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Allowed } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { editorHref } from '@/lib/content/rules/kinds';
import type { ContentDetail } from '@/lib/content/schema';

/** Makes a version the current text. What is public stays until it is published, so nothing needs to be confirmed. */
export function RestoreVersion({ detail, version }: { detail: ContentDetail; version: number }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function restore() {
    setPending(true);
    try {
      const path = editorHref(detail).replace('/dashboard/', '/');
      await api.put(`${path}/restoration`, { revision: detail.revision, version });
      toast.success(`Version ${version} is the current text; publish it when you have read it`);
      router.push(editorHref(detail));
    } catch (error) {
      toast.error(messageOf(error));
      router.refresh();
    }
    setPending(false);
  }

  return (
    <Allowed right="content.edit">
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={`Restore version ${version}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </Allowed>
  );
}
