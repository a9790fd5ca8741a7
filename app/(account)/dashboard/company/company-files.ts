import { listDocuments } from '@/lib/companies/queries/documents';
import { findShop } from '@/lib/settings/queries';
import { findToday } from '@/lib/taxes/queries/certificates';
import { findOwnTaxes } from '@/lib/taxes/queries/taxes';

/** The documents and exemption certificates of a company, for a page of who may see them. */
export async function findCompanyFiles(id: string) {
  const [documents, { certificates }, shop, today] = await Promise.all([
    listDocuments(id),
    findOwnTaxes(id),
    findShop(),
    findToday(),
  ]);
  return { documents, certificates, locale: shop.locale, today };
}
