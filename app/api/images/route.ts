import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { storePicture } from '@/lib/images/commands';
import { maxUploadBytes } from '@/lib/images/rules';

/** Pictures of products (admins) and of people (everybody for themselves) come in here. */
export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Store a picture: the raw bytes of a JPEG, PNG or WebP file of at most 5 MB',
    bytes: maxUploadBytes,
    response: z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    status: 201,
    limit: { name: 'pictures', count: 60, seconds: 600 },
  },
  ({ bytes }) => storePicture(bytes),
);
