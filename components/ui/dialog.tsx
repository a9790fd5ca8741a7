'use client';
import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

/** A modal dialog: it traps the focus, closes on Escape and returns the focus to its trigger. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  wide = false,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: string;
  children: ReactNode;
  wide?: boolean;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only.
            if (trigger || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={`fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card bg-surface p-6 shadow-card ${wide ? 'max-w-4xl' : 'max-w-lg'}`}
        >
          <Radix.Title className="pr-10 font-display text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-card hover:bg-line/50"
          >
            <X aria-hidden size={20} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
