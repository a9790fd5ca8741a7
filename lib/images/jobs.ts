import { z } from 'zod';
import { ok, type Result } from '../shared/result';
import { tags } from '../shared/cache-tags';
import { pictureFiles } from './collection';
import { storeAvif } from './commands';

const most = 20;
const seconds = 20;

export const pictureCounts = z.object({ converted: z.int() });
type PictureCounts = z.infer<typeof pictureCounts>;

let running = false;

/**
 * Makes the AVIF of pictures that have none yet, one at a time, 20 pictures or 20 seconds at once. Safe to run at any
 * time, on any number of servers.
 */
export async function convertPictures(): Promise<Result<PictureCounts>> {
  if (running) return ok({ converted: 0 });
  running = true;
  try {
    const until = Date.now() + seconds * 1000;
    const waiting = await pictureFiles()
      .find({ 'metadata.contentType': 'image/webp', 'metadata.avif': { $exists: false } })
      .limit(most)
      .toArray();
    const converted: string[] = [];
    for (const file of waiting) {
      if (Date.now() > until) break;
      await storeAvif(file);
      converted.push(file.filename);
    }
    return ok(
      { converted: converted.length },
      converted.map((filename) => tags.picture(filename)),
    );
  } finally {
    running = false;
  }
}
