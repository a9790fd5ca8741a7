import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';

/**
 * A form that only JavaScript submits. A native submit would put the values, passwords included, into the address. A
 * submit before hydration is marked with `data-pressed` by the inline script of cached pages and repeated on mount.
 */
export function ScriptForm({ onSubmit, ref, ...props }: Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!);
  useEffect(() => {
    if (!form.current?.hasAttribute('data-pressed')) return;
    form.current.removeAttribute('data-pressed');
    // The effects of the parent run first: they may fill in fields from the address.
    queueMicrotask(() => form.current?.requestSubmit());
  }, []);
  return (
    <form
      noValidate
      {...props}
      ref={form}
      method="dialog"
      onSubmit={(event) => {
        // React hands on the submit of a form in a dialog, which stands inside this one in React's tree alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}
