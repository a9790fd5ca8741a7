import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { EmptyState } from '@/components/ui/empty-state';
import { MailList } from '@/components/mail/mail-list';
import { findMail, listMails } from '@/lib/mail/queries';
import { isMailboxOpen } from '@/lib/mail/queries';
import { findShop } from '@/lib/settings/queries';
import '../../workspace.css';

export const metadata: Metadata = {
  title: 'Mailbox',
  description: 'The mails that the shop would send.',
  robots: { index: false },
};

export default async function MailboxPage({ searchParams }: { searchParams: Promise<{ mail?: string }> }) {
  await connection();
  if (!isMailboxOpen()) notFound();
  const { mail: id } = await searchParams;
  const [mails, open, shop] = await Promise.all([listMails(), id ? findMail(String(id)) : null, findShop()]);
  return (
    <main id="main" className="mx-auto w-full max-w-7xl flex-1 px-4 py-8">
      <h1 className="mb-6 text-4xl">Mailbox</h1>
      {mails.length ? (
        <MailList mails={mails} open={open ?? mails[0]!} clock={shop} />
      ) : (
        <EmptyState title="No mails yet">Order something, or sign up: the mails appear here.</EmptyState>
      )}
    </main>
  );
}
