import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { restoreVersion } from '@/lib/content/commands/save';
import { idFromAddress } from '@/lib/content/rules/kinds';
import { contentParams, contentResponse, restorationInput } from '@/lib/content/schema';

export const PUT = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Make an earlier version of a page or an article the current text',
    params: contentParams,
    body: restorationInput,
    response: contentResponse,
  },
  ({ caller, params: { kind, id }, body }) => restoreVersion(caller, kind, idFromAddress(id), body),
);
