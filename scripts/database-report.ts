import type { DatabaseCheck } from '@hexbolt/embedded-mongodb/repair';

/** What a check or a repair of the embedded database found, line by line. */
export function databaseReport({ damage, collections, lost }: DatabaseCheck): string[] {
  const rows = collections.map(({ ns, documents, leftBehind }) => {
    const doubtful = leftBehind
      ? `, ${leftBehind} of them from outdated pages: changed since, or deleted`
      : '';
    return `${ns}: ${documents} documents${doubtful}`;
  });
  if (damage.length === 0) return [...rows, 'The database file is sound.'];
  const missing = {
    unknown: 'How many documents are lost can’t be told.',
    known: `${lost} documents of the present state can’t be read; older versions of some may be among the others.`,
  };
  return [...damage, ...rows, lost === null ? missing.unknown : missing.known];
}
