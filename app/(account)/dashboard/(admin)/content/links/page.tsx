import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { BrokenLinkList } from '@/components/content-editor/broken-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { requireRight } from '@/lib/auth/current-session';
import { listBrokenLinks } from '@/lib/content/queries/links';
import { contentHref, editorHref, kindNames } from '@/lib/content/rules/kinds';

export const metadata: Metadata = {
  title: 'Broken links',
  description: 'Broken links in pages and articles.',
  robots: { index: false },
};

const path = '/dashboard/content/links';

export default async function BrokenLinksPage() {
  await requireRight('content.view', path);
  const found = await listBrokenLinks();
  const trail = [
    { name: 'Content', href: contentHref({}) },
    { name: 'Broken links', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Broken links</h1>
      <p className="text-muted">
        Links and pictures within the shop, in the saved texts of pages and articles. Other sites are not
        checked.
      </p>
      {found.length > 0 ? (
        <Table caption="Texts with broken links" columns={['Text', 'Broken links']}>
          {found.map(({ kind, id, title, links }) => (
            <TableRow key={`${kind} ${id}`}>
              <TableCell label={kindNames[kind].one}>
                <Link href={editorHref({ kind, id })} className="font-semibold underline underline-offset-4">
                  {title}
                </Link>
              </TableCell>
              <TableCell label="Broken links">
                <BrokenLinkList links={links} />
              </TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <EmptyState title="No broken links" />
      )}
    </div>
  );
}
