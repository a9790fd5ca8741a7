'use client';
import { Check } from 'lucide-react';
import { Link } from './link';
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

/** A link to a file, which the browser saves. */
export function MenuDownload({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <a href={href} className={entry}>
        {children}
      </a>
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

/** A choice of one of several in a menu; the present one is marked. */
export function MenuChoices({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: { value: string; name: string }[];
  onChoose: (value: string) => void;
}) {
  return (
    <Radix.Group className="my-1 border-y border-line py-1">
      <Radix.Label className="px-3 pt-1 text-sm text-muted">{label}</Radix.Label>
      <Radix.RadioGroup value={value} onValueChange={onChoose}>
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            className={`${entry} max-w-64 cursor-pointer`}
          >
            <span className="w-5 shrink-0">
              <Radix.ItemIndicator>
                <Check aria-hidden size={18} />
              </Radix.ItemIndicator>
            </span>
            <span className="truncate">{option.name}</span>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </Radix.Group>
  );
}
