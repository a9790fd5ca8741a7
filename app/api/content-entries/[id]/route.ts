import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeEntry, saveEntry } from '@/lib/content/commands/entries';
import { entryIdParams, entryInput, entryKindParams, entryResponse } from '@/lib/content/schema';

export const PUT = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Change a question, a testimonial or an announcement',
    params: entryIdParams,
    body: entryInput,
    response: entryResponse,
  },
  ({ caller, params, body }) => saveEntry(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Remove a question, a testimonial or an announcement',
    params: entryIdParams,
    body: entryKindParams,
  },
  ({ caller, params, body }) => removeEntry(caller, body.kind, params.id),
);
