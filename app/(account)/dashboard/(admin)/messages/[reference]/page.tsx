import { EmailText } from '@/components/account/email-text';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Conversation } from '@/components/messages/conversation';
import { CustomerOrders } from '@/components/messages/customer-orders';
import { EntryForm } from '@/components/messages/entry-form';
import { MessageHandling } from '@/components/messages/message-handling';
import { MessageQuote } from '@/components/quotes/message-quote';
import { MessageBadge } from '@/components/messages/message-table';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findProduct } from '@/lib/catalog/queries/products';
import { findMessage, listReplyTemplates } from '@/lib/contact/queries';
import { topicName } from '@/lib/contact/rules';
import { listOwnOrders } from '@/lib/orders/queries/orders';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { findAccountByEmail, listStaffWith } from '@/lib/users/queries';

type Props = { params: Promise<{ reference: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = await params;
  return { title: `Message ${reference}`, description: 'A message to the shop.', robots: { index: false } };
}

const path = '/dashboard/messages';
async function ordersOf(email: string) {
  const account = await findAccountByEmail(email);
  return account?.emailVerified ? listOwnOrders(account.id, {}, 1) : null;
}

export default async function MessagePage({ params }: Props) {
  const { reference } = await params;
  const person = await requireRight('messages.view', `${path}/${reference}`);
  const message = await findMessage(reference);
  if (!message) notFound();
  const { name, email, topic, state, signedIn, entries } = message;
  const [shop, assignees, templates, orders, product] = await Promise.all([
    findShop(),
    listStaffWith('messages.edit'),
    listReplyTemplates(),
    ordersOf(email),
    message.product ? findProduct(message.product) : null,
  ]);
  const clock = clockSettings(shop);
  const values = { name, reference, topic: topicName(topic), me: person.name, shop: shop.name };
  const trail = [
    { name: 'Messages', href: path },
    { name: reference, href: `${path}/${reference}` },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{topicName(topic)}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 wrap-anywhere text-muted">
            {reference}, from {name} (<EmailText email={email} />) <MessageBadge state={state} />
          </p>
        </div>
        <MessageQuote reference={reference} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <MessageHandling message={{ reference, state, assignee: message.assignee }} assignees={assignees} />
        <div className="flex flex-col gap-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Conversation message={message} productName={product?.name} clock={clock} />
          <EntryForm
            reference={reference}
            email={email}
            templates={templates}
            values={values}
            seen={entries.length}
          />
        </div>
        <CustomerOrders email={email} signedIn={signedIn} orders={orders} clock={clock} />
      </div>
    </div>
  );
}
