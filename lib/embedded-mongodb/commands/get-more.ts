import { toBigInt, toNumber } from '../bson/numbers';
import type { Command } from './command';

export const getMore: Command = {
  kind: 'read',
  options: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run: (command, { cursors }) =>
    cursors.more(
      toBigInt(command.getMore),
      `${String(command.$db)}.${String(command.collection)}`,
      command.batchSize === undefined ? 0 : toNumber(command.batchSize),
    ),
};
