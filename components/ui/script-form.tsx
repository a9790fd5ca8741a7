import type { ComponentProps } from 'react';

/**
 * A form that its script sends: the browser itself never does. Pressed before the script is there it does nothing,
 * where an ordinary form would put what was typed, a password too, into the page's address.
 */
export function ScriptForm({ onSubmit, ...props }: Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  return (
    <form
      noValidate
      {...props}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}
