import { z } from 'zod';
import type { Document, ObjectId } from 'mongodb';
import type { Scope } from '../api-keys/rules';
import { etagOf, readRecord, readRecords, type RecordList } from '../platform/record-list';
import { fail, ok } from '../shared/result';
import type { Right } from '../users/rules/rights';
import { staffOrKey } from './access';
import { isAmongTags } from './etag';
import { jsonResponse } from './response';
import { defineRoute, type Route } from './route';

type Shape = Record<string, z.ZodType>;

/** The filters of a screen, which ignores what is invalid, so that they reject it. */
const strictFilters = <S extends Shape>(shape: S): S => {
  const strict = ([key, filter]: [string, z.ZodType]) => [
    key,
    filter instanceof z.ZodCatch ? (filter.unwrap() as z.ZodType) : filter,
  ];
  return Object.fromEntries(Object.entries(shape).map(strict)) as S;
};

const fieldsOf = (names: string[]) =>
  z
    .string()
    .max(1_000)
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .superRefine((wanted, context) => {
      for (const name of wanted)
        if (!names.includes(name))
          context.addIssue({
            code: 'custom',
            message: `${name || 'nothing'} is no field: choose from ${names.join(', ')}`,
          });
    })
    .optional()
    .meta({ description: `Only these fields, with commas between: ${names.join(', ')}` });

const paging = {
  limit: z.coerce
    .number()
    .int('must be a whole number from 1 to 200')
    .min(1, 'must be a whole number from 1 to 200')
    .max(200, 'must be a whole number from 1 to 200')
    .default(100)
    .meta({ description: 'How many records a page has' }),
  cursor: z.string().max(500).optional().meta({ description: 'The `next` of the page before' }),
  updated_since: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-26T08:00:00Z' })
    .optional()
    .meta({ description: 'Only records that changed then or later' }),
};

const pick = (row: object, fields: string[] | undefined) =>
  fields ? Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) : row;

type StoredDocument = Document & { _id: string | ObjectId };

/** Records of the shop, and who may read them. */
type Records<T extends StoredDocument, Row extends object, S extends Shape> = {
  list: RecordList<T, Row, z.output<z.ZodObject<S>>>;
  /** The schema of a record; its fields are those that `fields` may name. */
  record: z.ZodObject;
  filters: S;
  right: Right;
  scope: Scope;
  /** What the records are called in summaries: orders, and one order. */
  names: [many: string, one: string];
  params: z.ZodType<Record<string, string>>;
};

const rowOf = ({ record }: { record: z.ZodObject }) => {
  const full = record.extend({ updatedAt: z.string() });
  return { full, some: full.partial(), fields: fieldsOf(Object.keys(full.shape)) };
};

type Paging = { limit: number; cursor?: string; updated_since?: string; fields?: string[] };

/** Describes the records of the shop that other systems read. */
export const describeRecords = <T extends StoredDocument, Row extends object, S extends Shape>(
  records: Records<T, Row, S>,
): Records<T, Row, S> => records;

/**
 * The route that lists records of the whole shop, for staff with a right and for API keys with a scope: pages by cursor,
 * `updated_since`, filters and sparse fields.
 */
export function defineRecordsRoute<T extends StoredDocument, Row extends object, S extends Shape>(
  records: Records<T, Row, S>,
): Route {
  const { full, some, fields } = rowOf(records);
  return defineRoute(
    {
      access: staffOrKey(records.right, records.scope),
      summary: `The ${records.names[0]} of the shop that match the filters, the one that changed longest ago first`,
      query: z.strictObject({ ...strictFilters(records.filters), ...paging, fields }),
      response: z.object({ rows: z.array(some), next: z.string().nullable(), asOf: z.string() }),
    },
    async ({ query }) => {
      const { limit, cursor = null, updated_since, fields: wanted, ...rest } = query as Paging;
      const since = new Date(updated_since ?? 0);
      const filters = rest as z.output<z.ZodObject<S>>;
      const page = await readRecords(records.list, filters, { limit, since, cursor });
      if (!page.ok) return page;
      return ok({ ...page.value, rows: page.value.rows.map((each) => pick(full.parse(each), wanted)) });
    },
  );
}

/** The route that reads one record by its key, with its ETag, for the same callers. */
export function defineRecordRoute<T extends StoredDocument, Row extends object, S extends Shape>(
  records: Records<T, Row, S>,
): Route {
  const { full, some, fields } = rowOf(records);
  const [, one] = records.names;
  return defineRoute(
    {
      access: staffOrKey(records.right, records.scope),
      etag: true,
      summary: `One ${one} of the shop, with its ETag`,
      params: records.params,
      query: z.strictObject({ fields }),
      response: some,
    },
    async ({ params, query, request }) => {
      const found = await readRecord(records.list, Object.values(params as Record<string, string>)[0]!);
      if (!found) return fail('not-found', 'no-such-record', `There is no such ${one}.`);
      const parsed = full.parse(found);
      const etag = etagOf(parsed);
      const headers = { etag, 'cache-control': 'private, no-cache' };
      if (isAmongTags(request.headers.get('if-none-match'), etag))
        return new Response(null, { status: 304, headers });
      const response = jsonResponse(request, { response: some }, pick(parsed, query.fields));
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  );
}
