import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentForm } from '@/components/content-editor/content-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { contentHref, kindNames } from '@/lib/content/rules/kinds';
import { contentKind } from '@/lib/content/schema';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'New content',
  description: 'A new page or article.',
  robots: { index: false },
};

type Props = { params: Promise<{ kind: string }> };

export default async function NewContentPage({ params }: Props) {
  const given = await params;
  const path = `/dashboard/content/${given.kind}/new`;
  const person = await requireRight('content.edit', path);
  const kind = contentKind.safeParse(given.kind).data ?? notFound();
  const shop = await findShop();
  const trail = [
    { name: 'Content', href: contentHref({ kind }) },
    { name: `New ${kindNames[kind].one}`, href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New {kindNames[kind].one}</h1>
      <ContentForm kind={kind} site={siteUrl()} clock={clockSettings(shop)} author={person.name} />
    </div>
  );
}
