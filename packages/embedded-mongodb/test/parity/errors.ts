import type { Db, Document } from 'mongodb';
import { replyOf } from './replies';

// MongoDB's slot-based engine, which runs some pipelines, has its own codes for the same errors.
const slotEngineCodes: { [code: string]: string } = {
  '5733415': '16610',
  '7157700': '28765',
  '7157719': '14',
  '7157721': '14',
  '7158200': '16007',
};

function codeOf(answer: string): string | undefined {
  const code = (/^error (\d+) /.exec(answer) ?? /"code":\{"\$numberInt":"(\d+)"\}/.exec(answer))?.[1];
  return code && (slotEngineCodes[code] ?? code);
}

/**
 * If a command contains several errors, a server reports the one that it meets first. Two different errors are accepted
 * only if parts of the command, run alone, produce each of them on both servers.
 */
export async function areErrorsEquivalent(
  dbs: readonly [Db, Db],
  command: Document,
  a: string,
  b: string,
): Promise<boolean> {
  const wanted = [codeOf(a), codeOf(b)];
  if (wanted.includes(undefined)) return false;
  if (wanted[0] === wanted[1]) return true;
  const known = new Set<string>();
  for (const part of subcommands(command)) {
    const [x, y] = await Promise.all(dbs.map((db) => replyOf(db, part, false)));
    const code = codeOf(x ?? '');
    if (code !== undefined && code === codeOf(y ?? '')) known.add(code);
    if (wanted.every((one) => known.has(one as string))) return true;
  }
  return false;
}

/** Commands that each evaluate one expression of a command, or apply one of its changes. */
function subcommands(command: Document): Document[] {
  const aggregate = (...pipeline: Document[]) => ({ aggregate: 'docs', pipeline, cursor: {} });
  const stages = Array.isArray(command.pipeline) ? (command.pipeline as Document[]) : [];
  const prefixes = stages.map((_, i) => stages.slice(0, i));
  const others = [command.query, command.filter, command.projection, command.update, command.updates, command.deletes]; // prettier-ignore
  return [
    ...prefixes.map((part) => aggregate(...part)),
    ...stages.flatMap((stage, i) =>
      computations(stage).map((v) => aggregate(...(prefixes[i] ?? []), { $project: { v } })),
    ),
    ...computations([stages, others]).map((v) => aggregate({ $project: { v } })),
    ...(command.sort ? [aggregate({ $sort: command.sort as Document })] : []),
    ...singleChanges(command),
  ];
}

function singleChanges(command: Document): Document[] {
  const [first] = (command.updates as Document[] | undefined) ?? [];
  const u = (first?.u ?? command.update) as unknown;
  const { arrayFilters } = first ?? command;
  const q = (first?.q ?? command.query ?? {}) as unknown;
  if (!isPlain(u)) return [];
  return Object.entries(u).flatMap(([op, fields]) =>
    Object.entries(isPlain(fields) ? fields : {}).map(([path, arg]) => ({
      update: 'docs',
      updates: [
        {
          q,
          u: { [op]: { [path]: arg } },
          multi: true,
          ...(path.includes('$[x]') ? { arrayFilters } : {}),
        },
      ],
    })),
  );
}

const isPlain = (v: unknown): v is Document =>
  typeof v === 'object' && v !== null && !Array.isArray(v) && !('_bsontype' in v) && !(v instanceof Date);

function computations(v: unknown): Document[] {
  if (Array.isArray(v)) return v.flatMap(computations);
  if (!isPlain(v)) return [];
  const inner = Object.values(v).flatMap(computations);
  const [name, ...more] = Object.keys(v);
  return name?.startsWith('$') && !more.length ? [...inner, v] : inner;
}
