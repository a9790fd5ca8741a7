'use client';
import { ScheduleDialog } from '@/components/content-editor/schedule-dialog';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { StickyBar } from '@/components/ui/sticky-bar';
import type { DraftAction } from './campaign-form';

type Props = {
  isNew: boolean;
  pending: boolean;
  timeZone: string;
  /** Returns what is wrong with the time of a schedule, if anything. */
  onAct: (action: DraftAction) => Promise<string | undefined>;
};

/** What can be done with a draft: save, test, send now or later, delete. */
export function CampaignActions({ isNew, pending, timeZone, onAct }: Props) {
  return (
    <StickyBar>
      <Button type="submit" variant="secondary" pending={pending}>
        {isNew ? 'Save as a draft' : 'Save'}
      </Button>
      <Button variant="secondary" pending={pending} onClick={() => void onAct({ action: 'test' })}>
        Send me a test
      </Button>
      <ScheduleDialog
        title="Send later"
        label="Send at"
        description="Who has subscribed by then gets the mail. To change it, cancel the schedule first."
        timeZone={timeZone}
        onSchedule={(at) => onAct({ action: 'schedule', at })}
      />
      <ConfirmDialog
        trigger={<Button pending={pending}>Send now …</Button>}
        title="Send this campaign now?"
        description="Every recipient gets one mail. You can stop the rest while it is being sent; mails that have left can’t be taken back."
        action="Send now"
        onConfirm={() => onAct({ action: 'send' }).then(() => true)}
      />
      {!isNew && (
        <ConfirmDialog
          trigger={<Button variant="danger">Delete</Button>}
          title="Delete this draft?"
          description="It is deleted for good."
          action="Delete this draft"
          variant="danger"
          onConfirm={() => onAct({ action: 'remove' }).then(() => true)}
        />
      )}
    </StickyBar>
  );
}
