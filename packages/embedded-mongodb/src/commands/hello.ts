import type { Command } from './command';

/** Reports the primary of a one-node replica set, which drivers require for sessions and retryable writes. */
export const hello: Command = {
  kind: 'read',
  options: ['helloOk', 'topologyVersion', 'maxAwaitTimeMS', 'client', 'compression', 'loadBalanced', 'speculativeAuthenticate', 'saslSupportedMechs', 'hostInfo', 'internalClient'], // prettier-ignore
  run: (_, { address, connection }) => ({
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    secondary: false,
    setName: 'embedded',
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: connection,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};
