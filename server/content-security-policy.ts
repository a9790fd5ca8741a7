import { createHash } from 'node:crypto';

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

// Next calls these with page-specific data; all other parts are fixed.
const flightData = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const turbopackStart =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

const isFlightData = (data: unknown): boolean =>
  Array.isArray(data) && data.length === 2 && [1, 3].includes(data[0]) && typeof data[1] === 'string';

const isTurbopackStart = (data: unknown): boolean => {
  const { otherChunks } = (data ?? {}) as { otherChunks?: unknown };
  const isChunk = (chunk: unknown) => /^static\/chunks\/[\w.-]+\.js$/.test(String(chunk));
  return Array.isArray(otherChunks) && otherChunks.every(isChunk);
};

/**
 * Whether Next emits this script. Its variable parts must be plain JSON, which can't hold code: a script injected into
 * a page is not recognized, gets no hash, and is blocked by browsers.
 */
const isScriptOfNext = (script: string): boolean =>
  script === flightStart ||
  isFlightData(parse(flightData.exec(script)?.[1])) ||
  isTurbopackStart(parse(turbopackStart.exec(script)?.[1]));

/** The contents of the inline scripts in a page. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, script = '']) => script);

/** CSP hash sources of a page's inline scripts that Next emits or that are in `ownScripts`. */
export function scriptHashes(html: string, ownScripts: string[] = []): string[] {
  const scripts = inlineScriptsOf(html).filter(
    (script) => ownScripts.includes(script) || isScriptOfNext(script),
  );
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}
