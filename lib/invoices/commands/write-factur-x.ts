import { colorProfile } from '../../images/queries';
import { facturXMetadata, facturXName } from '../rules/factur-x';
import type { InvoiceContent } from '../schema/invoice';
import { eInvoiceXml } from './write-e-invoice';

/**
 * The stored PDF of a document with the same as XML in it: Factur-X, which Germany calls ZUGFeRD, in the profile EN
 * 16931. The same bytes for the same content. It must have no `eInvoiceProblem`.
 */
export async function facturXPdf(content: InvoiceContent, pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const xml = await eInvoiceXml(content, 'CII');
  const { archivePdf } = await import('../../platform/pdf-archive');
  return archivePdf(pdf, {
    attachment: {
      name: facturXName,
      mediaType: 'text/xml',
      description: 'Factur-X',
      bytes: new TextEncoder().encode(xml),
    },
    metadata: facturXMetadata(content),
    colorProfile: await colorProfile(),
    date: new Date(`${content.issuedOn}T00:00:00Z`),
  });
}
