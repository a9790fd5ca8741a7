'use client';
import { Link } from '@/components/ui/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '@/lib/api/client/api';
import type { MachineFits } from '@/lib/machines/schema';
import { FittingMachines } from './fitting-machines';

/** The element of the page with this selector, also one that appears later; null while there is none. */
function useElement(selector: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const read = () => setElement(document.querySelector<HTMLElement>(selector));
    const observer = new MutationObserver(read);
    observer.observe(document.body, { subtree: true, childList: true });
    read();
    return () => observer.disconnect();
  }, [selector]);
  return element;
}

/** Leads from a public list to what of it fits the person's machines. */
function ListLink({ path }: { path: string }) {
  const place = useElement('[data-own-machines]');
  const params = new URLSearchParams(useSearchParams());
  params.delete('page');
  const query = params.toString();
  if (!place) return null;
  const href = `/fitting${path.slice('/shop'.length)}${query && `?${query}`}`;
  return createPortal(
    <p className="border-b border-line pb-3">
      <Link href={href} prefetch={false} className="text-link underline underline-offset-4">
        Fits my machines
      </Link>
    </p>,
    place,
  );
}

/** Says on the page of a product which machines of the person it fits, and why. */
function ProductMark({ slug }: { slug: string }) {
  const place = useElement('#offer');
  const [found, setFound] = useState<MachineFits | null>(null);
  useEffect(() => {
    let isGone = false;
    api.get(`/me/machines?${new URLSearchParams({ product: slug })}`).then(
      (response) => !isGone && setFound(response),
      // The public page stays as it is.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [slug]);
  if (!place || !found) return null;
  return createPortal(
    <div role="status">
      <FittingMachines slug={slug} found={found} />
    </div>,
    place,
  );
}

/**
 * Puts what a person's machines have to do with a public page into it: the page itself is the same for everybody.
 * `buyer` is who they are and for whom they buy.
 */
export function OwnMachines({ buyer }: { buyer: string }) {
  const path = usePathname();
  const [, slug] = /^\/product\/([^/]+)$/.exec(path) ?? [];
  if (slug) return <ProductMark key={`${buyer} ${slug}`} slug={slug} />;
  return /^\/shop(\/|$)/.test(path) ? <ListLink path={path} /> : null;
}
