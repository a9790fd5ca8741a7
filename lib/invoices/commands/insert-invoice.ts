import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { limitConcurrency } from '../../platform/concurrency';
import { isDuplicateKey } from '../../platform/database';
import type { Shop } from '../../settings/schema/shop';
import { dayAt } from '../../shared/dates';
import { hashOf, invoices, type InvoiceDocument } from '../collection';
import { invoiceNumber, type Numbering } from '../rules/content';
import { invoiceWords } from '../rules/search-words';
import type { InvoiceContent, InvoiceSeries } from '../schema/invoice';

/** What to issue. `contentFor` is called again whenever another document came first. */
export type Draft = Pick<
  InvoiceDocument,
  'cause' | 'orderId' | 'shipmentId' | 'customerId' | 'status' | 'taxPlace'
> & {
  series: InvoiceSeries;
  at: Date;
  contentFor: (
    numbering: Numbering,
  ) => Promise<{ content: InvoiceContent; credits?: InvoiceDocument['credits'] } | null>;
};

type Place = Pick<InvoiceDocument, 'series' | 'position' | 'year' | 'sequence' | 'previousHash' | 'issuedAt'>;

/** The place after the last document of a series. Issue dates never go back, so that numbers and days agree. */
function placeAfter(
  last: InvoiceDocument | null,
  { series, at }: Draft,
  { timeZone }: Pick<Shop, 'timeZone'>,
): Place {
  const issuedAt = last && last.issuedAt > at ? last.issuedAt : at;
  const year = Number(dayAt(issuedAt, timeZone).slice(0, 4));
  // A changed time zone could name an earlier year again: its numbers are closed.
  const numbered = Math.max(year, last?.year ?? year);
  return {
    series,
    position: (last?.position ?? 0) + 1,
    year: numbered,
    sequence: last?.year === numbered ? last.sequence + 1 : 1,
    previousHash: last?.hash ?? '',
    issuedAt,
  };
}

const maxAttempts = 2_000;
const maxPause = 40;

/** Within one process documents are numbered one after another: only servers compete for a number. */
const oneAtATime = limitConcurrency(1);

async function insert(draft: Draft, shop: Shop): Promise<InvoiceDocument | null> {
  const { series, cause, orderId, shipmentId, customerId, status, taxPlace } = draft;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const existing = await invoices().findOne({ cause }, { projection: { changedAt: 0 } });
    if (existing) return existing;
    const last = await invoices().findOne({ series }, { sort: { position: -1 } });
    const place = placeAfter(last, draft, shop);
    const number = invoiceNumber(series, place.year, place.sequence, shop);
    const issuedOn = dayAt(place.issuedAt, shop.timeZone);
    const drafted = await draft.contentFor({ number, issuedOn });
    if (!drafted) return null;
    const document: InvoiceDocument = {
      _id: new ObjectId(),
      ...place,
      hash: hashOf({ ...place, content: drafted.content }),
      ...drafted,
      cause,
      orderId,
      shipmentId,
      customerId,
      ...(taxPlace && { taxPlace }),
      status,
      credited: 0,
      words: invoiceWords(drafted.content),
    };
    try {
      await invoices().insertOne(document);
      return document;
    } catch (error) {
      // Another server took the number, or issued this document, or credited the same invoice: look again.
      if (!isDuplicateKey(error)) throw error;
      await pause(Math.random() * Math.min(maxPause, attempt + 1));
    }
  }
  throw new Error(`No number was free for ${cause}`);
}

/**
 * Issues a document under the next number of its series. The number is the insert itself, under unique indexes over the
 * position in the series and over the cause: a number exists exactly when its document does, so there is none without a
 * document and none twice, whatever crashes. A repeat returns the document that exists. Null when there is nothing to
 * issue any more.
 */
export function insertInvoice(draft: Draft, shop: Shop): Promise<InvoiceDocument | null> {
  return oneAtATime(() => insert(draft, shop));
}
