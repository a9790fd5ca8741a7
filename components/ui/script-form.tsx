import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';

/**
 * A form that its script sends: the browser itself never does, which would put what was typed, a password too, into the
 * page's address. Pressed before the script is there it is sent when it is, on pages whose scripts are fetched after
 * the first paint (server/cached-page.ts); elsewhere that does nothing.
 */
export function ScriptForm({ onSubmit, ref, ...props }: Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!);
  useEffect(() => {
    if (!form.current?.hasAttribute('data-pressed')) return;
    form.current.removeAttribute('data-pressed');
    // After what the form's owner does when it arrives, such as taking a topic from the address.
    queueMicrotask(() => form.current?.requestSubmit());
  }, []);
  return (
    <form
      noValidate
      {...props}
      ref={form}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}
