import { toBigInt } from '../bson/numbers';
import type { Value } from '../bson/types';
import type { Command } from './command';

export const killCursors: Command = {
  kind: 'read',
  options: ['cursors'],
  run(command, { cursors }) {
    const ids = command.cursors as Value[];
    const cursorsKilled = ids.filter((id) => cursors.kill(toBigInt(id)));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
  },
};
