'use client';
import { lazy, type ComponentProps } from 'react';

// Next refers to these from every page, in case it ends in an error. Their code is loaded only where one is shown. They are
// functions, because React accepts no lazy component from a reference that is itself loaded later.

const LoadedNotFound = lazy(() =>
  import('./not-found-message').then((module) => ({ default: module.NotFoundMessage })),
);
const LoadedLoginFirst = lazy(() =>
  import('./login-first-message').then((module) => ({ default: module.LoginFirstMessage })),
);
const LoadedForbidden = lazy(() =>
  import('./forbidden-message').then((module) => ({ default: module.ForbiddenMessage })),
);

/** What a page says that doesn't exist. */
export function NotFoundMessage(props: ComponentProps<typeof LoadedNotFound>) {
  return <LoadedNotFound {...props} />;
}

/** What a page says that a visitor may not open. */
export function LoginFirstMessage() {
  return <LoadedLoginFirst />;
}

/** What a page says that the signed-in customer may not open. */
export function ForbiddenMessage(props: ComponentProps<typeof LoadedForbidden>) {
  return <LoadedForbidden {...props} />;
}
