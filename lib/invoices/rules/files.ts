import type { FileFormat } from '../schema/inputs';

/** The media type of each format. */
export const fileTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  ubl: 'application/xml',
  cii: 'application/xml',
  'factur-x': 'application/pdf',
};

const endings: Record<FileFormat, string> = {
  pdf: '.pdf',
  ubl: '-ubl.xml',
  cii: '-cii.xml',
  'factur-x': '-factur-x.pdf',
};

/** The formats of e-invoices as people choose them. */
export const eInvoiceFormats: { format: FileFormat; name: string; description: string }[] = [
  { format: 'factur-x', name: 'Factur-X / ZUGFeRD', description: 'PDF with XML inside' },
  { format: 'ubl', name: 'UBL', description: 'XML' },
  { format: 'cii', name: 'CII', description: 'XML' },
];

/** The name under which a document is downloaded. */
export const fileName = (number: string, format: FileFormat): string => `${number}${endings[format]}`;
