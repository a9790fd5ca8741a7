import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { QuestionCard, RelatedPages } from '@/components/content/beside-text';
import { TextPage } from '@/components/content/text-page';
import { findPage, listPages } from '@/lib/content/queries';
import { findShop } from '@/lib/settings/queries';
import { redirectMoved } from './moved';
import { pageMetadata } from './page-metadata';

/** Metadata of a page that an admin writes; redirects when it has moved, 404 when there is none. */
export async function writtenMetadata(slug: string): Promise<Metadata> {
  const page = await findPage(slug);
  if (!page) return redirectMoved(`/${slug}`);
  const { title, seoTitle, description, seoDescription, picture, html } = page;
  const metadata = await pageMetadata({
    title: seoTitle ?? title,
    description: seoDescription ?? description,
    path: `/${slug}`,
    picture,
  });
  return html ? metadata : { ...metadata, robots: { index: false } };
}

/** The written pages of a folder, such as `manuals/`, by the last part of their address. */
export async function writtenPagesIn(folder: string): Promise<{ page: string }[]> {
  const pages = (await listPages()).filter(({ slug }) => slug.startsWith(folder));
  return pages.map(({ slug }) => ({ page: slug.slice(folder.length) }));
}

/** Related pages: those in the same footer column, or in the same folder. */
async function relatedTo(slug: string) {
  const { footer } = await findShop();
  const column = footer.find(({ links }) => links.some(({ href }) => href === `/${slug}`));
  const { title, links } = column ?? {
    title: 'Manuals',
    links: (await listPages())
      .filter((page) => page.slug.startsWith('manuals/') && slug.startsWith('manuals/'))
      .map((page) => ({ name: page.title, href: `/${page.slug}` })),
  };
  const pages = links.filter(({ href }) => href !== `/${slug}`);
  return pages.length ? { title, pages } : null;
}

/** A page that an admin writes, with a link to the contact form for questions about it. */
export async function WrittenPage({
  slug,
  topic = 'other',
  dated = false,
  above = [],
  extra,
}: {
  slug: string;
  /** The topic that the contact form preselects. */
  topic?: string;
  dated?: boolean;
  above?: { name: string; href: string }[];
  extra?: ComponentProps<typeof TextPage>['extra'];
}) {
  const [page, shop, related] = await Promise.all([findPage(slug), findShop(), relatedTo(slug)]);
  if (!page) return redirectMoved(`/${slug}`);
  const trail = [{ name: 'Home', href: '/' }, ...above, { name: page.title, href: `/${slug}` }];
  return (
    <TextPage
      page={page}
      trail={trail}
      dated={dated}
      extra={extra}
      aside={
        <>
          <QuestionCard shop={shop} topic={topic} />
          {related && <RelatedPages {...related} />}
        </>
      }
    />
  );
}
