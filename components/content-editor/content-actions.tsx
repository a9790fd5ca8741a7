'use client';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { StickyBar } from '@/components/ui/sticky-bar';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/client/errors';
import { contentHref, kindNames } from '@/lib/content/rules/kinds';
import type { ContentDetail } from '@/lib/content/schema';
import { ScheduleDialog } from './schedule-dialog';
import type { ContentCalls, Publication } from './use-content-calls';

type Props = {
  calls: ContentCalls;
  isDirty: boolean;
  pending: boolean;
  timeZone: string;
  /** Returns what is wrong with the time of a schedule, if anything. */
  onPublish: (publication: Publication) => Promise<string | undefined>;
};

/** What can be done with a document: save, publish now or later, take back, delete. */
export function ContentActions({ calls, isDirty, pending, timeZone, onPublish }: Props) {
  const { detail } = calls;
  const canPublish = !detail?.isPublished || detail.hasChanges || isDirty;
  return (
    <StickyBar>
      <Button
        type="submit"
        variant={detail?.isPublished === false ? 'secondary' : 'primary'}
        pending={pending}
      >
        {detail ? 'Save' : 'Save as a draft'}
      </Button>
      {canPublish && (
        <Button variant="secondary" pending={pending} onClick={() => void onPublish({ action: 'publish' })}>
          {detail?.isPublished ? 'Publish the changes' : 'Publish now'}
        </Button>
      )}
      {canPublish && !detail?.publishAt && (
        <ScheduleDialog timeZone={timeZone} onSchedule={(at) => onPublish({ action: 'schedule', at })} />
      )}
      {detail?.publishAt && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void onPublish({ action: 'unschedule' })}
        >
          Cancel the schedule
        </Button>
      )}
      {detail?.isPublished && (
        <ConfirmDialog
          trigger={<Button variant="ghost">Unpublish</Button>}
          title={`Unpublish “${detail.title}”?`}
          description={`Links to ${detail.path} lead to “not found” until it is published again. The text stays here as a draft.`}
          action="Unpublish"
          onConfirm={() => onPublish({ action: 'unpublish' }).then(() => true)}
        />
      )}
      {detail && <DeleteContent calls={calls} detail={detail} />}
    </StickyBar>
  );
}

function DeleteContent({ calls, detail }: { calls: ContentCalls; detail: ContentDetail }) {
  const router = useRouter();
  const { kind, title, path, isPublished } = detail;

  async function remove() {
    try {
      await calls.remove(detail);
      toast.success(`“${title}” deleted`);
      router.replace(contentHref({ kind }));
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="danger">Delete</Button>}
      title={`Delete “${title}”?`}
      description={`${isPublished ? `Links to ${path} lead to “not found” from now on, in menus and the footer too. ` : ''}This ${kindNames[kind].one} and all its versions are deleted for good.`}
      action={`Delete this ${kindNames[kind].one}`}
      variant="danger"
      onConfirm={remove}
    />
  );
}
