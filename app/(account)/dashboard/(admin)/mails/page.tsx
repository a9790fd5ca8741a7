import type { Metadata } from 'next';
import { FailedMails } from '@/components/mail/failed-mails';
import { Editable } from '@/components/layout/allowed';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { listFailedMails } from '@/lib/mail/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Failed mails',
  description: 'Mails that could not be delivered, to send again.',
  robots: { index: false },
};

export default async function MailsPage() {
  await requireRight('mails.view', '/dashboard/mails');
  const [mails, shop] = await Promise.all([listFailedMails(), findShop()]);
  // Mails contain links that sign people in, so admins see recipients and subjects but no texts.
  const rows = mails.map(({ id, to, subject, composedAt, attempts, lastError }) => ({
    id,
    to,
    subject,
    composedAt,
    attempts,
    lastError,
  }));
  return (
    <>
      <h1 className="text-4xl">Failed mails</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        A mail counts as failed when five days of attempts were in vain. Correct the cause, then send it
        again.
      </p>
      <div className="mt-6">
        {rows.length ? (
          <Editable right="mails.edit">
            <FailedMails mails={rows} clock={clockSettings(shop)} />
          </Editable>
        ) : (
          <EmptyState title="No failed mails">Every mail was delivered or is still being tried.</EmptyState>
        )}
      </div>
    </>
  );
}
