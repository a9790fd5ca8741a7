import { z } from 'zod';
import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { storePicture } from '@/lib/images/commands';
import { largestUpload } from '@/lib/images/rules';

/** Pictures of products (admins) and of people (everybody for themselves) come in here. */
export const POST = route(
  {
    who: signedIn,
    summary: 'Store a picture: the raw bytes of a JPEG, PNG or WebP file of at most 5 MB',
    bytes: largestUpload,
    answer: z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    status: 201,
    limit: { name: 'pictures', count: 60, seconds: 600 },
  },
  ({ bytes }) => storePicture(bytes),
);
