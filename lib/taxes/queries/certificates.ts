import type { Filter } from 'mongodb';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { addDays, dayAt } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { certificateFiles, taxCertificates, type CertificateDocument } from '../collection';
import { certificateStatus, endingDays } from '../rules/certificates';
import {
  certificateStatuses,
  type Certificate,
  type CertificateFilters,
  type CertificateRow,
  type CertificateStatus,
} from '../schema/certificate';

const pageSize = 25;

/** Today in the shop's time zone. */
export const findToday = async () => dayAt(now(), (await findShop()).timeZone);

/** A certificate as its customer sees it. */
export const certificateOf = (document: CertificateDocument, today: string): Certificate => {
  const { _id, number, country, regions, from, to, hasFile, why } = document;
  return {
    id: _id,
    number,
    country,
    regions,
    from,
    to,
    hasFile,
    why,
    status: certificateStatus(document, today),
  };
};

const rowOf = (document: CertificateDocument, today: string): CertificateRow => {
  const { userId, name, email, version } = document;
  return { ...certificateOf(document, today), customer: { id: userId, name, email }, version };
};

const lasts = (more: Filter<CertificateDocument>) => ({ isRevoked: false, ...more });

/** The last day is the one part of the dates that each status bounds, so that an index serves it. */
function statusFilter(status: CertificateStatus | undefined, today: string): Filter<CertificateDocument> {
  const ending = addDays(today, endingDays);
  if (status === 'revoked') return { isRevoked: true };
  if (status === 'ended') return lasts({ to: { $lt: today } });
  if (status === 'ending') return lasts({ from: { $lte: today }, to: { $gte: today, $lt: ending } });
  if (status === 'valid') return lasts({ from: { $lte: today }, to: { $gte: ending } });
  if (status === 'coming') return lasts({ from: { $gt: today }, to: { $gt: today } });
  return { isRevoked: { $in: [false, true] } };
}

function filterOf(
  { status, q = '', from, to }: CertificateFilters,
  today: string,
): Filter<CertificateDocument> {
  const days = from || to ? { to: { ...(from && { $gte: from }), ...(to && { $lte: to }) } } : {};
  const both = [statusFilter(status, today), days].filter((part) => Object.keys(part).length);
  const words = beginningWithEach(q, 5).$and ?? [];
  return { $and: [...both, ...words] };
}

const sorts = {
  to: { to: 1, _id: 1 },
  '-to': { to: -1, _id: -1 },
  name: { name: 1, _id: 1 },
  '-name': { name: -1, _id: -1 },
} as const;

/** One page of the certificates that match the filters; those that end first come first, unless `sort` says otherwise. */
export async function listCertificates(
  filters: CertificateFilters,
  number: number,
): Promise<Page<CertificateRow>> {
  const today = await findToday();
  const filter = filterOf(filters, today);
  const [found, total] = await Promise.all([
    taxCertificates()
      .find(filter)
      .sort(sorts[filters.sort ?? 'to'])
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    taxCertificates().countDocuments(filter),
  ]);
  return pageOf(
    found.map((document) => rowOf(document, today)),
    number,
    pageSize,
    total,
  );
}

/** The number of certificates in each status, and of all. */
export async function countCertificates(): Promise<Record<CertificateStatus | 'all', number>> {
  const today = await findToday();
  const count = (status?: CertificateStatus) => taxCertificates().countDocuments(statusFilter(status, today));
  const counts = await Promise.all(certificateStatuses.map(async (one) => [one, await count(one)] as const));
  return Object.fromEntries([['all', await count()], ...counts]) as Record<CertificateStatus | 'all', number>;
}

/** Streams every certificate that matches the filters, in the order of the list. */
export async function* eachCertificate(filters: CertificateFilters): AsyncGenerator<CertificateRow> {
  const today = await findToday();
  const found = taxCertificates()
    .find(filterOf(filters, today))
    .sort(sorts[filters.sort ?? 'to']);
  for await (const document of found) yield rowOf(document, today);
}

/** The file of a certificate, and whose it is; null when there is none. */
export async function readCertificateFile(id: string) {
  const found = await certificateFiles().findOne({ _id: id });
  return found && { userId: found.userId, bytes: new Uint8Array(found.pdf.buffer) };
}
