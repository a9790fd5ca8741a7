import { uploadParts } from '../lib/api/collection';
import { punchoutSessions } from '../lib/cart/collection/punchout-sessions';
import { growingDelays } from '../lib/platform/growing-delay';
import { buildFiles } from '../lib/platform/build-files';
import { changes } from '../lib/platform/changes';
import { rateLimits } from '../lib/platform/rate-limit';
import { indexParts, storedIndexes } from '../lib/search/collection';
import { documentChunks } from '../lib/documents/collection';
import { pictureChunks, privateChunks } from '../lib/images/collection';
import { allCollections } from './indexes';
import { migrationLeases } from './migration-lease';
import { restores } from './restore-state';

/** Collections that no backup holds, each with the reason. */
export const leftOut: ReadonlyMap<string, string> = new Map([
  [rateLimits.collectionName, 'counts requests of the last minutes'],
  [growingDelays.collectionName, 'counts failed attempts of the last hours'],
  [punchoutSessions.collectionName, 'lives for hours in browsers of purchasing systems'],
  [uploadParts.collectionName, 'keeps what browsers are uploading'],
  [buildFiles.collectionName, 'is stored by each build that starts'],
  [changes.collectionName, 'tells running servers what to read again'],
  [storedIndexes.collectionName, 'is built again from the products'],
  [indexParts.collectionName, 'is built again from the products'],
  [migrationLeases.collectionName, 'keeps servers that start at once from migrating twice'],
  [restores.collectionName, 'marks a restore that is not complete'],
]);

/** The contents of files, which never change once they are stored. */
export const chunkCollections = [pictureChunks, privateChunks, documentChunks].map(
  ({ collectionName }) => collectionName,
);

/** The collections of a backup: those that change first, the contents of files last. */
export const backedUp: string[] = [
  ...allCollections
    .map(({ collectionName }) => collectionName)
    .filter((name) => !leftOut.has(name) && !chunkCollections.includes(name)),
  ...chunkCollections,
];
