import { Binary, ObjectId } from 'mongodb';
import { companyDocuments, companyFiles } from '../lib/companies/collection';
import type { DocumentInput } from '../lib/companies/schema/documents';
import { now } from '../lib/platform/clock';
import { PdfBuilder } from '../lib/platform/pdf-builder';
import { addDays } from '../lib/shared/dates';
import { taxCertificates } from '../lib/taxes/collection';
import { newCertificate } from '../lib/taxes/rules/new-certificate';
import { addMissing } from './add-missing';

const day = (days: number) => addDays(now().toISOString().slice(0, 10), days);

const documentsOf = (): [id: string, DocumentInput, text: string][] => [
  [
    '0000000000000000000000d1',
    { title: 'Certificate of liability insurance', kind: 'insurance', expires: day(21) },
    'General liability, each occurrence $1,000,000. Holder: Lakefront Stamping Co.',
  ],
  [
    '0000000000000000000000d2',
    { title: 'Framework agreement', kind: 'contract', expires: '' },
    'Agreement on the supply of cutting tools and fasteners to Lakefront Stamping Co.',
  ],
];

/** Gives the demo's first company two documents, one of which expires soon, and a certificate that has expired. Idempotent. */
export async function seedCompanyDocuments(company: { id: string; name: string }): Promise<void> {
  const companyId = company.id;
  for (const [id, input, text] of documentsOf()) {
    const _id = new ObjectId(id);
    if (await companyDocuments().findOne({ _id })) continue;
    const pdf = await PdfBuilder.create(input.title, text);
    const bytes = new Binary(await pdf.heading(input.title).text(text).bytes());
    await addMissing(companyFiles(), [{ _id, companyId, type: 'application/pdf' as const, bytes }]);
    await addMissing(companyDocuments(), [{ _id, companyId, ...input, addedAt: now() }]);
  }
  const terms = {
    number: 'OH-MFG-11873',
    country: 'US',
    regions: ['OH'],
    from: '2023-01-01',
    to: '2025-12-31',
  };
  const holder = { userId: companyId, name: company.name, email: '' };
  const certificate = newCertificate('0000000000000000000000d3', { ...holder, ...terms }, 'Demo', now());
  await addMissing(taxCertificates(), [certificate]);
}
