import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addEntry } from '@/lib/content/commands/entries';
import { entryInput, entryResponse } from '@/lib/content/schema';

export const POST = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Add a question, a testimonial or an announcement',
    body: entryInput,
    response: entryResponse,
    status: 201,
  },
  ({ caller, body }) => addEntry(caller, body),
);
