'use client';
import { lazy } from 'react';

// Next refers to these from every page, in case it ends in an error. Their code is loaded only where one is shown.

/** What a page says that doesn't exist. */
export const NotFoundMessage = lazy(() =>
  import('./not-found-message').then((module) => ({ default: module.NotFoundMessage })),
);

/** What a page says that a visitor may not open. */
export const LoginFirstMessage = lazy(() =>
  import('./login-first-message').then((module) => ({ default: module.LoginFirstMessage })),
);

/** What a page says that the signed-in customer may not open. */
export const ForbiddenMessage = lazy(() =>
  import('./forbidden-message').then((module) => ({ default: module.ForbiddenMessage })),
);
