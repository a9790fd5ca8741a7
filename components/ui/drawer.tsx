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
        className="drawer-button"
      >
        <MenuIcon aria-hidden />
      </button>
      <dialog ref={dialog} aria-label={label} onClick={closeOutside} className="drawer bg-dark">
        {wasOpened && (
          <div className="flex min-h-full flex-col p-5">
            <button
              type="button"
              aria-label={`Close ${label}`}
              onClick={() => dialog.current?.close()}
              className="drawer-button -mt-1 -mr-2 self-end"
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
