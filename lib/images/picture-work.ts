import sharp from 'sharp';
import { runHeavyWork } from '../platform/memory';

// No picture is computed twice in a row, so sharp's own cache would only take memory.
sharp.cache(false);

export { sharp };

/** Pictures are computed one after the other, or as many at once as the memory allows: each may take a hundred megabytes. */
export const inTurn = <T>(task: () => Promise<T>): Promise<T> => runHeavyWork('picturesAtOnce', task);
