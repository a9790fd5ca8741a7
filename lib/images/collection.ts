import { GridFSBucket } from 'mongodb';
import { database, defineCollection } from '../platform/database';

export type PictureFile = {
  _id: string;
  filename: string;
  length: number;
  metadata?: { contentType: string; width: number; height: number };
};

const bucketName = 'pictures';

export const pictureFiles = defineCollection<PictureFile>(`${bucketName}.files`, [
  { key: { filename: 1, uploadDate: 1 } },
]);
export const pictureChunks = defineCollection(`${bucketName}.chunks`, [
  { key: { files_id: 1, n: 1 }, unique: true },
]);

/** Uploaded pictures are stored in GridFS, in the same database as everything else. */
export const pictureBucket = () => new GridFSBucket(database(), { bucketName });
