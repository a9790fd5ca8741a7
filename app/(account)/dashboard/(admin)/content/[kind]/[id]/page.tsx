import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrokenLinksNotice } from '@/components/content-editor/broken-links';
import { ContentForm } from '@/components/content-editor/content-form';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findContent } from '@/lib/content/queries/editor';
import { findBrokenLinks } from '@/lib/content/queries/links';
import { contentHref, editorHref, idFromAddress } from '@/lib/content/rules/kinds';
import { contentParams } from '@/lib/content/schema';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Edit content',
  description: 'The editor of a page or an article.',
  robots: { index: false },
};

type Props = { params: Promise<{ kind: string; id: string }> };

export default async function EditContentPage({ params }: Props) {
  const given = await params;
  await requireRight('content.view', `/dashboard/content/${given.kind}/${given.id}`);
  const { kind, id } = contentParams.safeParse(given).data ?? notFound();
  const [detail, shop] = await Promise.all([findContent(kind, idFromAddress(id)), findShop()]);
  if (!detail) notFound();
  const broken = await findBrokenLinks(detail.text.body);
  const trail = [
    { name: 'Content', href: contentHref({ kind }) },
    { name: detail.title, href: editorHref(detail) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl wrap-anywhere">{detail.title}</h1>
      <BrokenLinksNotice links={broken} />
      <Editable right="content.edit">
        <ContentForm
          kind={kind}
          detail={detail}
          site={siteUrl()}
          clock={clockSettings(shop)}
          author={detail.text.author}
        />
      </Editable>
    </div>
  );
}
