import type { Metadata } from 'next';
import { MessageFilter } from '@/components/messages/message-filter';
import { MessageTable } from '@/components/messages/message-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countMessages, listMessages } from '@/lib/contact/queries';
import { messagesHref } from '@/lib/contact/rules';
import { messageFilters } from '@/lib/contact/schema';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Messages',
  description: 'What customers wrote to the shop, to answer.',
  robots: { index: false },
};

const path = '/dashboard/messages';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = messageFilters.parse(query);
  const person = await requireRight('messages.view', messagesHref(path, filters));
  const [found, counts, shop] = await Promise.all([
    listMessages(filters, person, pageNumber(query.page)),
    countMessages(),
    findShop(),
  ]);
  const isFiltered = filters.state ?? filters.assignee ?? filters.q;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Messages</h1>
        <ButtonLink href={`${path}/templates`} variant="secondary" size="sm">
          Reply templates
        </ButtonLink>
      </div>
      <MessageFilter path={path} filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <MessageTable rows={found.rows} path={path} filters={filters} clock={clockSettings(shop)} />
      ) : isFiltered ? (
        <EmptyState title="No messages match" action={<ButtonLink href={path}>Show all</ButtonLink>}>
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="No messages yet">
          What customers send with the contact form is listed here.
        </EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => messagesHref(path, { ...filters, page })}
      />
    </>
  );
}
