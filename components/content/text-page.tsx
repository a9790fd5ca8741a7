import Image from 'next/image';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { formatDay } from '@/lib/shared/dates';
import type { ContentPage } from '@/lib/content/types';
import { Prose } from './prose';

/** A page of text with its picture; `aside` stands beside the text on a wide screen. */
export function TextPage({
  page,
  trail,
  dated = false,
  aside,
}: {
  page: ContentPage;
  trail: { name: string; href: string }[];
  /** Whether the day of the last change matters, as it does for policies. */
  dated?: boolean;
  aside?: ReactNode;
}) {
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-8 lg:py-12">
      <Breadcrumbs trail={trail} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h1 className="text-5xl lg:text-6xl">{page.title}</h1>
          <p className="mt-4 max-w-[60ch] text-xl text-muted">{page.description}</p>
          {dated && <p className="mt-4 text-sm text-muted">Last changed on {formatDay(page.updatedAt)}</p>}
        </div>
        {page.picture && (
          <Image
            src={page.picture}
            alt=""
            width={1600}
            height={900}
            priority
            sizes="(min-width: 1280px) 1248px, 100vw"
            className="aspect-video w-full rounded-card bg-picture object-cover lg:col-span-2"
          />
        )}
        {page.html ? (
          <Prose html={page.html} />
        ) : (
          <p className="text-xl">Coming soon. We are still writing this page.</p>
        )}
        {aside && <aside className="lg:border-l lg:border-line lg:pl-10">{aside}</aside>}
      </div>
    </main>
  );
}
