import type { Metadata } from 'next';
import { FailedMails } from '@/components/mail/failed-mails';
import { Editable } from '@/components/layout/allowed';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listFailedMails } from '@/lib/mail/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';
import { sortableColumn } from '@/lib/shared/sorting';

export const metadata: Metadata = {
  title: 'Failed mails',
  description: 'Mails that could not be delivered, to send again.',
  robots: { index: false },
};

const path = '/dashboard/mails';
const hrefOf = (sort: 'written' | undefined, page = 1) => {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `${path}?${query}` : path;
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MailsPage({ searchParams }: Props) {
  await requireRight('mails.view', path);
  const query = await searchParams;
  const sort = query.sort === 'written' ? 'written' : undefined;
  const [mails, shop] = await Promise.all([listFailedMails(pageNumber(query.page), sort), findShop()]);
  // Mails contain links that sign people in, so admins see recipients and subjects but no texts.
  const rows = mails.rows.map(({ id, to, subject, composedAt, attempts, lastError, requestId }) => ({
    id,
    to,
    subject,
    composedAt,
    attempts,
    lastError,
    requestId,
  }));
  return (
    <>
      <h1 className="text-4xl">Failed mails</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        A mail counts as failed after five days of unsuccessful attempts. Correct the cause, then send it
        again.
      </p>
      <div className="mt-6">
        {rows.length ? (
          <Editable right="mails.edit">
            <FailedMails
              mails={rows}
              written={sortableColumn('Written', 'written', { sort, fallback: '-written', hrefFor: hrefOf })}
              clock={clockSettings(shop)}
            />
          </Editable>
        ) : (
          <EmptyState title="No failed mails">Every mail was delivered or is still being tried.</EmptyState>
        )}
      </div>
      <Pagination page={mails.page} pages={mails.pages} hrefFor={(page) => hrefOf(sort, page)} />
    </>
  );
}
