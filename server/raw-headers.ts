import type { OutgoingHttpHeaders } from 'node:http';

/** Names and values in turn, which is what `writeHead` sends fastest. A header with several values is there once for each. */
export const toRawHeaders = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  );
