import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { CsvImport } from './csv-import';

type Props = {
  title: string;
  back: { name: string; href: string };
  /** How the file is read: list items. */
  children: ReactNode;
  columns: string[];
  /** The endpoint that plans the import. */
  path: string;
  records: string;
};

/** The page of an import: its heading, how the file is read, and the import itself. */
export function ImportPage({ title, back, children, columns, path, records }: Props) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{title}</h1>
        <ButtonLink href={back.href} size="sm" variant="secondary">
          {back.name}
        </ButtonLink>
      </div>
      <details className="mb-6 max-w-5xl rounded-card border border-line bg-surface p-4">
        <summary className="cursor-pointer font-semibold">How the file is read</summary>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
          {children}
          <li>The export is such a file; importing it again changes nothing.</li>
        </ul>
        <p className="mt-3 text-sm break-words text-muted">Columns: {columns.join(', ')}</p>
      </details>
      <CsvImport path={path} records={records} />
    </>
  );
}
