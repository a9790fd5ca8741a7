import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeContent, saveContent } from '@/lib/content/commands/save';
import { findContent } from '@/lib/content/queries/editor';
import { idFromAddress } from '@/lib/content/rules/kinds';
import { contentParams, contentResponse, contentRevision, contentSave } from '@/lib/content/schema';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('content.view'),
    summary: 'A page or an article with the text that admins edit',
    params: contentParams,
    response: contentResponse,
  },
  async ({ params: { kind, id } }) => {
    const found = await findContent(kind, idFromAddress(id));
    return found ? ok(found) : fail('not-found', 'no-such-content', 'There is no such document any more.');
  },
);

export const PUT = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Save the text of a page or an article; what is public stays until it is published',
    params: contentParams,
    body: contentSave,
    response: contentResponse,
  },
  ({ caller, params: { kind, id }, body }) => saveContent(caller, kind, idFromAddress(id), body),
);

export const DELETE = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Delete a page or an article with its versions',
    params: contentParams,
    body: contentRevision,
  },
  ({ caller, params: { kind, id }, body }) => removeContent(caller, kind, idFromAddress(id), body.revision),
);
