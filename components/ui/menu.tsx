'use client';
import Link from 'next/link';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const entry =
  'flex min-h-11 w-full items-center gap-2 rounded-card px-3 text-left outline-none data-highlighted:bg-line/60';

/** A drop-down menu with arrow keys, Escape and type-ahead. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          className="z-70 max-w-[calc(100vw-2rem)] min-w-56 rounded-card border border-line bg-raised p-2 text-ink shadow-card"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <Link href={href} className={entry}>
        {children}
      </Link>
    </Radix.Item>
  );
}

export function MenuButton({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={`${entry} cursor-pointer`}>
      {children}
    </Radix.Item>
  );
}
