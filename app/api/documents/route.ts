import { z } from 'zod';
import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { storeDocument } from '@/lib/documents/commands';
import { largestDocument } from '@/lib/documents/rules';

export const POST = route(
  {
    who: admin,
    summary: 'Store a document of a product: the raw bytes of a PDF file of at most 10 MB, without programs',
    bytes: largestDocument,
    answer: z.strictObject({ id: z.string(), url: z.string() }),
    status: 201,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  ({ bytes }) => storeDocument(bytes),
);
