import { toBigInt } from '../bson/numbers';
import type { Command } from './command';
import { nonNegativeOption } from './find';

export const getMore: Command = {
  kind: 'read',
  options: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run: (command, { cursors }) =>
    cursors.nextBatch(
      toBigInt(command.getMore),
      `${String(command.$db)}.${String(command.collection)}`,
      nonNegativeOption(command, 'batchSize', 'getMore'),
    ),
};
