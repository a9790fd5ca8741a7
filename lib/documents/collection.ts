import { GridFSBucket } from 'mongodb';
import { database, defineCollection } from '../platform/database';

export type DocumentFile = { _id: string; filename: string; length: number; uploadDate: Date };

const bucketName = 'documents';

export const documentFiles = defineCollection<DocumentFile>(`${bucketName}.files`, [
  { key: { filename: 1, uploadDate: 1 } },
]);
export const documentChunks = defineCollection(`${bucketName}.chunks`, [
  { key: { files_id: 1, n: 1 }, unique: true },
]);

/** Uploaded documents are stored in GridFS, in the same database as everything else. */
export const documentBucket = () => new GridFSBucket(database(), { bucketName });
