'use client';
import { useEffect, useId, useState, type ComponentProps } from 'react';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import type { Suggestions } from '@/lib/search/schema';

const typingPause = 160;

/** A part number field that suggests products while it is typed in. */
export function PartInput({
  value,
  onBlur,
  ...rest
}: Omit<ComponentProps<'input'>, 'value'> & { value: string }) {
  const listId = useId();
  const [isActive, setIsActive] = useState(false);
  const [found, setFound] = useState<Suggestions['products']>([]);
  const q = value.trim();

  useEffect(() => {
    if (!isActive || q.length < 2) return;
    let isStale = false;
    const timer = setTimeout(() => {
      api.get(`/search?q=${encodeURIComponent(q.slice(0, 100))}`).then(
        ({ products }) => !isStale && setFound(products),
        // Without suggestions the number can still be typed.
        () => undefined,
      );
    }, typingPause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, isActive]);

  return (
    <>
      <TextInput
        {...rest}
        value={value}
        list={listId}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => setIsActive(true)}
        onBlur={(event) => {
          setIsActive(false);
          onBlur?.(event);
        }}
      />
      <datalist id={listId}>
        {found.map(({ slug, sku, name }) => (
          <option key={slug} value={sku} label={name} />
        ))}
      </datalist>
    </>
  );
}
