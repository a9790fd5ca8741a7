import { toBigInt } from '../bson/numbers';
import type { Command } from './command';
import { countOption } from './find';

export const getMore: Command = {
  kind: 'read',
  options: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run: (command, { cursors }) =>
    cursors.more(
      toBigInt(command.getMore),
      `${String(command.$db)}.${String(command.collection)}`,
      countOption(command, 'batchSize', 'getMore'),
    ),
};
