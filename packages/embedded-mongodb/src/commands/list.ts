import { ServerError } from '../errors';
import type { Doc } from '../bson/types';
import { Double } from 'bson';
import { encodeEach } from '../engine/cursors';
import { createEnvironment } from '../query/environment';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/collection';
import { findCollection, namespace, type Command } from './command';
import { describeIndex } from './create-indexes';
import { nonNegativeOption, documentOption } from './find';

const batchSizeOf = ({ cursor }: Doc) =>
  cursor && (cursor as Doc).batchSize !== undefined
    ? nonNegativeOption(cursor as Doc, 'batchSize', 'cursor')
    : undefined;

const describeCollection = ({ ns, record }: Collection): Doc => ({
  name: ns.slice(ns.indexOf('.') + 1),
  type: 'collection',
  options: record.options,
  info: { readOnly: false, uuid: record.uuid },
  idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
});

export const listCollections: Command = {
  kind: 'read',
  options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(command, { store, cursors }) {
    const db = String(command.$db);
    const matches = compileFilter(documentOption(command, 'filter', 'listCollections'), createEnvironment());
    const all = [...store.collections.values()]
      .filter(({ ns }) => ns.startsWith(`${db}.`))
      .map(describeCollection)
      .filter(matches);
    const listed = command.nameOnly ? all.map(({ name, type }) => ({ name, type })) : all;
    return cursors.start(`${db}.$cmd.listCollections`, encodeEach(listed), batchSizeOf(command));
  },
};

export const listIndexes: Command = {
  kind: 'read',
  options: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  run(command, session) {
    const collection = findCollection(command, 'listIndexes', session);
    if (!collection)
      throw new ServerError(
        26,
        'NamespaceNotFound',
        `ns does not exist: ${namespace(command, 'listIndexes')}`,
      );
    const listed = collection.indexes.map(({ record }) => ({ v: 2, ...describeIndex(record) }));
    return session.cursors.start(collection.ns, encodeEach(listed), batchSizeOf(command));
  },
};

export const listDatabases: Command = {
  kind: 'read',
  options: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(command, { store }) {
    const names = new Set([...store.collections.keys()].map((ns) => ns.slice(0, ns.indexOf('.'))));
    const matches = compileFilter(documentOption(command, 'filter', 'listDatabases'), createEnvironment());
    const all = [...names]
      .sort()
      .map((name): Doc => ({ name, sizeOnDisk: new Double(4096), empty: false }))
      .filter(matches);
    if (command.nameOnly) return { databases: all.map(({ name }) => ({ name })) };
    return { databases: all, totalSize: new Double(4096 * all.length), totalSizeMb: 0 };
  },
};
