import { defineRoute } from '@/lib/api/route';
import { customer } from '@/lib/api/access';
import { limitUploads, storedPicture, storePicture } from '@/lib/images/commands';
import { maxUploadBytes } from '@/lib/images/rules';

/** Stores pictures of products and profiles; only for accounts with a verified email. */
export const POST = defineRoute(
  {
    access: customer,
    summary: 'Store a picture: the raw bytes of a JPEG, PNG or WebP file of at most 5 MB',
    bytes: maxUploadBytes,
    response: storedPicture,
    status: 201,
    limit: { name: 'pictures', count: 60, seconds: 600 },
  },
  async ({ caller, bytes }) => (await limitUploads(caller.userId)) ?? storePicture(bytes),
);
