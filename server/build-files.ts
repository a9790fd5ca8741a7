import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { findBuildFile, storeBuildFiles } from '../lib/platform/build-files';
import { log } from '../lib/platform/log';

const root = '/_next/static/';
const address = /^\/_next\/static\/[\w./~-]{1,200}$/;

const contentTypes = new Map([
  ['.css', 'text/css; charset=UTF-8'],
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.json', 'application/json; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

export type BuildFiles = {
  /** Stores the files of this build for the other servers and those that follow. Never throws. */
  store(): Promise<void>;
  /** Whether a request is for a file that another build may have. */
  isOfOtherBuild(request: IncomingMessage): boolean;
  /** Sends the file as Next sends its own; returns false, and sends nothing, when no build has it. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/**
 * The scripts, style sheets and fonts of this build and, by the database, those of others. Their names are hashes of
 * their contents, so that a file is the same on every server.
 */
export function loadBuildFiles(buildDirectory = '.next'): BuildFiles {
  const directory = join(buildDirectory, 'static');
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'));
  const own = new Set(names.map((name) => root + name));
  const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';

  return {
    async store() {
      try {
        await storeBuildFiles([...own], (file) => readFile(join(directory, file.slice(root.length))));
      } catch (error) {
        log.error({ err: error }, 'files of the build not stored: other servers can not send them');
      }
    },
    isOfOtherBuild(request) {
      const path = pathOf(request);
      return (request.method === 'GET' || request.method === 'HEAD') && address.test(path) && !own.has(path);
    },
    async send(request, response) {
      const path = pathOf(request);
      // Without the database nobody knows: Next says that this build doesn't have the file.
      const content = await findBuildFile(path).catch((error: unknown) => {
        log.error({ err: error, path }, 'file of another build not read');
        return null;
      });
      if (!content) return false;
      response.writeHead(200, {
        'Content-Type': contentTypes.get(extname(path)) ?? 'application/octet-stream',
        'Content-Length': content.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      response.end(request.method === 'HEAD' ? undefined : content);
      return true;
    },
  };
}
