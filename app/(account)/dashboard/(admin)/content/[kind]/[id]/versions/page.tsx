import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VersionComparison } from '@/components/content-editor/version-comparison';
import { VersionList } from '@/components/content-editor/version-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findContent, findVersion, listVersions } from '@/lib/content/queries/editor';
import { contentHref, editorHref, idFromAddress } from '@/lib/content/rules/kinds';
import { contentParams, versionQuery } from '@/lib/content/schema';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Versions',
  description: 'The versions of a page or an article.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function VersionsPage({ params, searchParams }: Props) {
  const given = await params;
  await requireRight('content.view', `/dashboard/content/${given.kind}/${given.id}/versions`);
  const { kind, id: part } = contentParams.safeParse(given).data ?? notFound();
  const id = idFromAddress(part);
  const [detail, versions, shop] = await Promise.all([
    findContent(kind, id),
    listVersions(kind, id),
    findShop(),
  ]);
  if (!detail) notFound();
  const chosen = versionQuery.parse(await searchParams);
  const to = chosen.to ?? detail.revision;
  const from = chosen.from ?? versions.find(({ revision }) => revision < to)?.revision;
  const [older, newer] = await Promise.all([
    from === undefined ? null : findVersion(kind, id, from),
    findVersion(kind, id, to),
  ]);
  const trail = [
    { name: 'Content', href: contentHref({ kind }) },
    { name: detail.title, href: editorHref(detail) },
    { name: 'Versions', href: `${editorHref(detail)}/versions` },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Versions</h1>
      <VersionList detail={detail} versions={versions} from={from} to={to} clock={clockSettings(shop)} />
      {from !== undefined && older && newer && (
        <VersionComparison older={{ revision: from, text: older }} newer={{ revision: to, text: newer }} />
      )}
    </div>
  );
}
