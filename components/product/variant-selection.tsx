'use client';
import { useSearchParams } from 'next/navigation';
import { createContext, Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { chosenVariant } from '@/lib/catalog/rules/variants';
import type { VariantChoice, VariantOption } from '@/lib/pricing/schema';

type Selection = VariantChoice & { chosen: VariantOption | null };

const Context = createContext<Selection | null>(null);

/** The variants of the product on this page, and the one that the address chooses. */
export function useSelection(): Selection {
  const selection = use(Context);
  if (!selection) throw new Error('useSelection needs a VariantSelection');
  return selection;
}

function ReadAddress({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => onChange(query), [query, onChange]);
  return null;
}

/** Reads the chosen variant from the address in the browser: the cached page is the same for every address. */
export function VariantSelection({ choice, children }: { choice: VariantChoice; children: ReactNode }) {
  const [query, setQuery] = useState('');
  const selection = useMemo(() => {
    const params = new URLSearchParams(query);
    return { ...choice, chosen: chosenVariant(choice.options, params.get('color'), params.get('sku')) };
  }, [choice, query]);
  return (
    <Context value={selection}>
      {/* Reading the address suspends during prerendering: only this empty element waits for it. */}
      <Suspense fallback={null}>
        <ReadAddress onChange={setQuery} />
      </Suspense>
      {children}
    </Context>
  );
}
