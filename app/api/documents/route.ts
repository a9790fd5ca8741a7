import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { storedDocument, storeDocument } from '@/lib/documents/commands';
import { limitUploads } from '@/lib/images/commands';
import { maxDocumentBytes } from '@/lib/documents/rules';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary:
      'Store a document of a product: the raw bytes of a PDF file of at most 10 MB. Its pages are kept; scripts, forms and attached files are removed',
    bytes: maxDocumentBytes,
    response: storedDocument,
    status: 201,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  async ({ caller, bytes }) => (await limitUploads(caller.userId)) ?? storeDocument(bytes),
);
