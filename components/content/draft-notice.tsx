'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMe } from '@/components/layout/me-store';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { editorHref } from '@/lib/content/rules/kinds';
import { may } from '@/lib/users/rules/rights';

/** Marks a page that was made from a template; those who may edit pages see what to do about it. */
export function DraftNotice({ slug }: { slug: string }) {
  const router = useRouter();
  const role = useMe()?.person?.role;
  const mayEdit = role !== undefined && may(role, 'content.edit');
  const [pending, setPending] = useState(false);

  async function approve() {
    setPending(true);
    try {
      await api.put(`/pages/${slug}/approval`);
      toast.success(`The page “${slug}” is no longer a draft`);
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-l-4 border-accent bg-warn-ground px-4 py-2 text-warn">
      <p className="font-semibold">{mayEdit ? 'Draft: have it read by a lawyer' : 'Draft'}</p>
      {mayEdit && (
        <>
          <Link
            href={editorHref({ kind: 'page', id: slug })}
            className="py-1 font-semibold underline underline-offset-4"
          >
            Edit
          </Link>
          <Button variant="secondary" size="sm" pending={pending} onClick={approve}>
            It has been read
          </Button>
        </>
      )}
    </div>
  );
}
