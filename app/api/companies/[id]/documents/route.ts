import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addDocument } from '@/lib/companies/commands/documents';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { companyParams } from '@/lib/companies/schema/company';
import { documentId, documentInput } from '@/lib/companies/schema/documents';
import { maxDocumentBytes } from '@/lib/documents/rules';

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'Store a document of a company: the raw bytes of a PDF or a picture of at most 10 MB. For its admins, and staff',
    params: companyParams,
    query: documentInput,
    bytes: maxDocumentBytes,
    response: documentId,
    status: 201,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  async ({ caller, params: { id }, query, bytes }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? addDocument(actor.value, id, query, bytes) : actor;
  },
);
