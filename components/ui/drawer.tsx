'use client';
import { Menu as MenuIcon, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/**
 * A panel that slides in from the left, built on the dialog element, which traps the focus, closes on Escape and
 * returns the focus. A press outside the panel, or on a link in it, also closes it. Its content is rendered when it is
 * first opened, which needs JavaScript: no page sends it.
 */
export function Drawer({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const path = usePathname();
  useEffect(() => dialog.current?.close(), [path]);

  function open() {
    // The dialog focuses what is in it as it opens.
    flushSync(() => setWasOpened(true));
    dialog.current?.showModal();
  }
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) dialog.current.close();
  };
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Open ${label}`}
        onClick={open}
        className="grid size-11 place-items-center rounded-card hover:bg-white/10"
      >
        <MenuIcon aria-hidden />
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        onClick={closeOutside}
        className="fixed top-0 left-0 m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] bg-dark text-on-dark backdrop:bg-black/60 open:animate-[slide-in_160ms_ease-out]"
      >
        {wasOpened && (
          <div className="flex min-h-full flex-col p-5">
            <button
              type="button"
              aria-label={`Close ${label}`}
              onClick={() => dialog.current?.close()}
              className="-mt-1 -mr-2 grid size-11 place-items-center self-end rounded-card hover:bg-white/10"
            >
              <X aria-hidden />
            </button>
            {children}
          </div>
        )}
      </dialog>
    </div>
  );
}
