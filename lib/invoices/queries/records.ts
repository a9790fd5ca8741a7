import { ObjectId } from 'mongodb';
import type { RecordList } from '../../platform/record-list';
import { invoices, invoiceView, type InvoiceDocument } from '../collection';
import type { InvoiceFilters } from '../schema/inputs';
import type { Invoice } from '../schema/invoice';
import { invoiceFilter } from './invoices';

/** All invoices and credit notes, for other systems. */
export const invoiceRecords: RecordList<InvoiceDocument, Invoice, Omit<InvoiceFilters, 'sort'>> = {
  name: 'invoices',
  collection: invoices,
  idOf: (text) => new ObjectId(text),
  filterOf: invoiceFilter,
  rowsOf: async (documents) => documents.map((document) => [{ place: 0, row: invoiceView(document) }]),
  filterOne: (number) => ({ 'content.number': number }),
  keyOf: ({ content }) => content.number,
};
