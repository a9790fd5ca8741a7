import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextPage } from '@/components/content/text-page';
import { ButtonLink } from '@/components/ui/button';
import { findPage, listPages } from '@/lib/content/queries';
import { pageMetadata } from './page-metadata';

/** Metadata of a page that an admin writes; a 404 when there is none. */
export async function writtenMetadata(slug: string): Promise<Metadata> {
  const page = await findPage(slug);
  if (!page) notFound();
  const { title, description, picture, html } = page;
  const metadata = await pageMetadata({ title, description, path: `/${slug}`, picture });
  return html ? metadata : { ...metadata, robots: { index: false } };
}

/** The written pages of a folder, such as `manuals/`, by their last name. */
export async function writtenPagesIn(folder: string): Promise<{ page: string }[]> {
  const pages = (await listPages()).filter(({ slug }) => slug.startsWith(folder));
  return pages.map(({ slug }) => ({ page: slug.slice(folder.length) }));
}

/** A page that an admin writes, with the way to a person who answers questions about it. */
export async function WrittenPage({
  slug,
  topic = 'other',
  dated = false,
  above = [],
}: {
  slug: string;
  /** The topic that the contact form begins with. */
  topic?: string;
  dated?: boolean;
  above?: { name: string; href: string }[];
}) {
  const page = await findPage(slug);
  if (!page) notFound();
  const trail = [{ name: 'Home', href: '/' }, ...above, { name: page.title, href: `/${slug}` }];
  return (
    <TextPage
      page={page}
      trail={trail}
      dated={dated}
      aside={
        <div className="flex flex-col items-start gap-4 lg:sticky lg:top-8">
          <h2 className="text-2xl">Have a question?</h2>
          <p className="text-muted">Write to us. A person reads it and answers during our opening hours.</p>
          <ButtonLink href={`/contact?topic=${topic}`} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      }
    />
  );
}
