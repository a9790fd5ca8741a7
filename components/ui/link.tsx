import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** Pages that the server makes for each request; see the matcher in middleware.ts. */
const madeOnRequest =
  /^\/(approval|cart|changeEmail|compare|confirmed|dashboard|dev|fitting|joinCompany|login|mailCode|newsletter|productDetails|profile|purchase|quote|resetPass|settings|setup|signedIn|signup|stock-alerts|twoFactor|verifyEmail|welcome)(?=[/?#]|$)/;

/**
 * A link within the shop. The data of pages that the server stores is fetched when the link is seen; a page that is made for
 * each request would give nothing before it is opened, and have the server check who asks for it.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const isMadeOnRequest = madeOnRequest.test(String(props.href));
  return <NextLink {...props} prefetch={prefetch ?? (isMadeOnRequest ? false : null)} />;
}
