import { GridFSBucket, type ObjectId } from 'mongodb';
import { database, defineCollection } from '../platform/database';

export type PictureFile = {
  _id: string;
  filename: string;
  length: number;
  metadata?: {
    contentType: string;
    width: number;
    height: number;
    /** Whether its AVIF has been made, or has turned out to be larger. */
    avif?: true;
  };
};

const bucketName = 'pictures';

export const pictureFiles = defineCollection<PictureFile>(`${bucketName}.files`, [
  { key: { filename: 1, uploadDate: 1 } },
  // What has no AVIF yet.
  { key: { 'metadata.contentType': 1, 'metadata.avif': 1 } },
]);
export const pictureChunks = defineCollection(`${bucketName}.chunks`, [
  { key: { files_id: 1, n: 1 }, unique: true },
]);

/** Uploaded pictures are stored in GridFS, in the same database as everything else. */
export const pictureBucket = () => new GridFSBucket(database(), { bucketName });

const privateBucketName = 'privatePictures';

/** Pictures that only some people may see, such as those of returned goods, by their owner. */
export type PrivateFile = { _id: ObjectId; filename: string; metadata: { owner: string } };

export const privateFiles = defineCollection<PrivateFile>(`${privateBucketName}.files`, [
  { key: { filename: 1, uploadDate: 1 } },
  { key: { 'metadata.owner': 1 } },
]);
export const privateChunks = defineCollection<{ files_id: ObjectId; n: number }>(
  `${privateBucketName}.chunks`,
  [{ key: { files_id: 1, n: 1 }, unique: true }],
);
export const privateBucket = () => new GridFSBucket(database(), { bucketName: privateBucketName });
export const privateName = (owner: string, id: string) => `${owner}-${id}`;
