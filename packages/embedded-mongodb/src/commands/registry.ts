import { aggregate } from './aggregate';
import { collMod } from './coll-mod';
import type { Command } from './command';
import { count } from './count';
import { create } from './create';
import { createIndexes } from './create-indexes';
import { deleteCommand } from './delete';
import { buildInfo, connectionStatus, endSessions, getParameter, ping, serverStatus } from './diagnostics';
import { distinct } from './distinct';
import { drop, dropDatabase } from './drop';
import { dropIndexes } from './drop-indexes';
import { explain } from './explain';
import { find } from './find';
import { findAndModify } from './find-and-modify';
import { getMore } from './get-more';
import { hello } from './hello';
import { insert } from './insert';
import { killCursors } from './kill-cursors';
import { listCollections, listDatabases, listIndexes } from './list';
import { update } from './update';

/** All commands by their name on the wire. */
export const commands: { [name: string]: Command } = {
  aggregate, buildInfo, buildinfo: buildInfo, collMod, connectionStatus, count, create, createIndexes,
  delete: deleteCommand, deleteIndexes: dropIndexes, distinct, drop, dropDatabase, dropIndexes, endSessions, explain,
  find, findAndModify, findandmodify: findAndModify, getMore, getParameter, hello, insert, isMaster: hello,
  ismaster: hello, killCursors, killSessions: endSessions, listCollections, listDatabases, listIndexes, ping,
  refreshSessions: endSessions, serverStatus, update,
}; // prettier-ignore
