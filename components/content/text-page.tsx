import { Picture } from '@/components/ui/picture';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { formatDay } from '@/lib/shared/dates';
import { withAnchors } from '@/lib/content/rules';
import type { ContentPage, Heading } from '@/lib/content/types';
import { DraftNotice } from './draft-notice';
import { Prose } from './prose';
import { ReadingFrame } from './reading-frame';

/** A page of text with its picture; `aside` is related content beside the text. */
export function TextPage({
  page,
  trail,
  dated = false,
  aside,
  extra,
}: {
  page: ContentPage;
  trail: { name: string; href: string }[];
  /** Whether to show the date of the last change, as policies need. */
  dated?: boolean;
  aside: ReactNode;
  /** A section rendered by code after the admin's text. */
  extra?: { heading: Heading; content: ReactNode };
}) {
  const { html, headings } = withAnchors(page.html ?? '');
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={trail} />
      <div className="mt-6 flex flex-col gap-10">
        <header>
          <h1 className="text-5xl lg:text-6xl">{page.title}</h1>
          <p className="mt-4 max-w-[52ch] text-xl text-muted">{page.description}</p>
          {page.draft && <DraftNotice slug={page.slug} />}
          {dated && <p className="mt-4 text-sm text-muted">Last changed on {formatDay(page.updatedAt)}</p>}
        </header>
        {page.picture && (
          <Picture
            src={page.picture}
            alt=""
            width={1600}
            height={900}
            priority
            sizes="(min-width: 1280px) 1248px, 100vw"
            className="aspect-video w-full drawing-sheet rounded-card border border-line object-cover"
          />
        )}
        <ReadingFrame headings={[...headings, ...(extra ? [extra.heading] : [])]} aside={aside}>
          {html ? (
            <Prose html={html} />
          ) : (
            <p className="text-xl">Coming soon. We are still writing this page.</p>
          )}
          {extra?.content}
        </ReadingFrame>
      </div>
    </main>
  );
}
