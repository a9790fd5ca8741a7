'use client';
import { useEffect, useState } from 'react';
import { VariantPicker } from '@/components/product/variant-picker';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { purchaseAddress } from '@/lib/catalog/rules/variants';
import type { VariantChoice } from '@/lib/pricing/schema';

/** A dialog over the list with the variants of a product, their current prices and stock. */
export function ChoiceDialog({ slug, name, onClose }: { slug: string; name: string; onClose: () => void }) {
  const [choice, setChoice] = useState<VariantChoice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let closed = false;
    api.get(`/variants/${slug}`).then(
      (loaded) => !closed && setChoice(loaded),
      (error) => !closed && setProblem(messageOf(error)),
    );
    return () => {
      closed = true;
    };
  }, [slug]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={choice ? `Choose: ${choice.label.toLowerCase()}` : 'Choose what you need'}
    >
      {problem ? (
        <div className="flex flex-col items-start gap-4">
          <p role="alert">{problem}</p>
          <ButtonLink href={`/product/${slug}`} prefetch={false} variant="secondary">
            Go to the product page
          </ButtonLink>
        </div>
      ) : choice ? (
        <VariantPicker
          slug={slug}
          label={choice.label}
          options={choice.options}
          action="Purchase"
          hrefOf={({ sku }) => purchaseAddress(slug, choice.quantity, sku)}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the choice…</span>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="my-3 h-14" />
          ))}
        </div>
      )}
    </Dialog>
  );
}
