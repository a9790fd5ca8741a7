import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeDocument } from '@/lib/companies/commands/documents';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { readDocument } from '@/lib/companies/queries/documents';
import { documentParams } from '@/lib/companies/schema/documents';
import { fail } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'The file of a document of a company. For its admins, and staff',
    params: documentParams,
  },
  async ({ caller, params: { id, document } }) => {
    const actor = await authorizeInCompany(caller, id, 'documents.view');
    if (!actor.ok) return actor;
    const file = await readDocument(id, document);
    if (!file) return fail('not-found', 'no-such-file', 'There is no such file.');
    return new Response(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-disposition': `inline; filename="document.${file.type === 'image/webp' ? 'webp' : 'pdf'}"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove a document of a company. For its admins, and staff',
    params: documentParams,
    response: done,
  },
  async ({ caller, params: { id, document } }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? removeDocument(actor.value, id, document) : actor;
  },
);
