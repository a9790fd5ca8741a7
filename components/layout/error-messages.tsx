'use client';
import dynamic from 'next/dynamic';

// Next refers to these from every page, in case it ends in an error. Their code is loaded only where one is shown.

/** What a page says that doesn't exist. */
export const NotFoundMessage = dynamic(() =>
  import('./not-found-message').then((module) => module.NotFoundMessage),
);

/** What a page says that the signed-in customer may not open. */
export const ForbiddenMessage = dynamic(() =>
  import('./forbidden-message').then((module) => module.ForbiddenMessage),
);
