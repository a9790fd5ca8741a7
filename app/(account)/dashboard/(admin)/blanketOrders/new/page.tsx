import type { Metadata } from 'next';
import { NewBlanketOrder } from '@/components/blanket-orders/new-blanket-order';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { blanketOrdersPath } from '@/lib/blanket-orders/rules/paths';

export const metadata: Metadata = {
  title: 'New blanket order',
  description: 'Begin a blanket order for a company.',
  robots: { index: false },
};

const path = `${blanketOrdersPath}/new`;

export default async function NewBlanketOrderPage() {
  await requireRight('quotes.edit', path);
  const trail = [
    { name: 'Blanket orders', href: blanketOrdersPath },
    { name: 'New blanket order', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">New blanket order</h1>
        <p className="mt-2 text-muted">
          Choose the member of the company who gets its mails, then say what is agreed.
        </p>
      </div>
      <NewBlanketOrder />
    </div>
  );
}
