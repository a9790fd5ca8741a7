import type { Binary } from 'mongodb';
import { defineCollection } from '../platform/database';

/** A call with an Idempotency-Key: running until it has its response, which repeats get for a day. */
export type IdempotentCall = {
  /** The hash of the caller, the call and the key. */
  _id: string;
  /** The hash of the query and the body: another one with the same key is an error. */
  content: string;
  /** The run that carries the call out, and until when the others wait for it. */
  run: string;
  until: Date;
  /** The response, sealed, since some hold a secret. */
  response?: string;
  removeAt: Date;
};

export const idempotentCalls = defineCollection<IdempotentCall>('idempotentCalls', [
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);

/** A part of a body that is too large for one request, until the call that it belongs to. */
export type UploadPart = {
  /** Who sent it, the id of the upload, and the number of the part. */
  _id: string;
  bytes: Binary;
  removeAt: Date;
};

export const uploadParts = defineCollection<UploadPart>('uploadParts', [
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);
