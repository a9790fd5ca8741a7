import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import { credentialKey } from './rules/cxml';
import type { Connection, ConnectionInput } from './schema/connection';

/** The connection to a purchasing system of a company. */
export type ConnectionDocument = Omit<ConnectionInput, 'userId' | 'outgoingSecret'> & {
  _id: ObjectId;
  /** The company, and the member in whose name the system orders as long as they belong to it without a break. */
  company: { id: string; userId: string; joinedAt: Date };
  /** Who sends and from whom, by which a document finds its connection. */
  key: string;
  /** The SHA-256 hash of the shared secret, which is stored nowhere. */
  hash: string;
  ending: string;
  /** Encrypted for the connection. */
  outgoingSecret?: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export const connections = defineCollection<ConnectionDocument>('punchoutConnections', [
  { key: { key: 1 }, unique: true },
  { key: { 'company.id': 1, name: 1 }, unique: true },
  { key: { 'company.userId': 1 } },
  { key: { outgoingUrl: 1 } },
]);

/** The value by which a document finds its connection. */
export const connectionKey = ({ sender, from }: Pick<ConnectionInput, 'sender' | 'from'>): string =>
  `${credentialKey(sender)} ${credentialKey(from)}`;

export function connectionView(document: ConnectionDocument, member: Connection['member']): Connection {
  const { _id, name, from, to, sender, returnHosts, outgoingUrl, active } = document;
  return {
    id: _id.toHexString(),
    name,
    from,
    to,
    sender,
    returnHosts,
    outgoingUrl,
    active,
    member,
    hasOutgoingSecret: document.outgoingSecret !== undefined,
    ending: document.ending,
    createdAt: document.createdAt.toISOString(),
    lastUsedAt: document.lastUsedAt?.toISOString() ?? null,
  };
}
