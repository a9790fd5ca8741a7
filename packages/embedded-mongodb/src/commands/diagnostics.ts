import { Double } from 'bson';
import type { Command } from './command';
import { isDoc, type Doc } from '../bson/types';

const version = '7.0.15';

export const ping: Command = { kind: 'read', options: [], run: () => ({}) };

export const buildInfo: Command = {
  kind: 'read',
  options: [],
  run: () => ({
    version,
    gitVersion: 'embedded',
    modules: ['embedded'],
    storageEngines: ['lmdb'],
    versionArray: version.split('.').map(Number).concat(0),
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16_777_216,
  }),
};

export const connectionStatus: Command = {
  kind: 'read',
  options: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

export const getParameter: Command = { kind: 'read', options: ['featureCompatibilityVersion'], run: () => ({ featureCompatibilityVersion: { version: '7.0' } }) }; // prettier-ignore

export const serverStatus: Command = {
  kind: 'read',
  options: [],
  run: (_, { address, startedAt }) => {
    const memory = process.memoryUsage();
    return {
      host: address,
      version,
      process: 'embedded-mongodb',
      pid: process.pid,
      uptime: new Double((Date.now() - startedAt.getTime()) / 1000),
      mem: { bits: 64, resident: Math.round(memory.rss / 1048576), heapUsed: memory.heapUsed },
    };
  },
};

/** A session holds nothing but the stored reply of its last retryable write. */
export const endSessions: Command = {
  kind: 'write',
  options: [],
  run: (command, { store }) => {
    for (const session of (command.endSessions as Doc[] | undefined) ?? [])
      if (isDoc(session)) store.forgetSession(session);
    return {};
  },
};
