import { Link } from '@/components/ui/link';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell } from '@/components/ui/table';
import { entryRows } from '@/lib/catalog/rules/entry-form';
import { entryHref, entryKindNames, newEntryHref } from '@/lib/catalog/rules/entry-kinds';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import type { EntryKind } from '@/lib/catalog/schema/structure-entries';
import { DraggableRow } from './draggable-row';
import { MoveButtons } from './move-buttons';
import { StructureTabs } from './structure-tabs';

const indents = ['', '', 'pl-6', 'pl-12'];

/** One list of the catalog structure, whose order changes by dragging or with buttons. */
export function StructureList({ kind, structure }: { kind: EntryKind; structure: CatalogStructure }) {
  const { one, many, about } = entryKindNames[kind];
  const rows = entryRows(structure, kind);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Catalog</h1>
        <Allowed right="products.edit">
          <ButtonLink href={newEntryHref(kind)} size="sm">
            New {one}
          </ButtonLink>
        </Allowed>
      </div>
      <StructureTabs current={kind} />
      <p className="max-w-prose text-muted">{about}</p>
      {rows.length === 0 ? (
        <EmptyState title={`No ${many.toLowerCase()} yet`} />
      ) : (
        <Table caption={many} columns={['Name', 'Details', 'Order']}>
          {rows.map(({ key, name, level, parent, position, last, details }) => (
            <DraggableRow key={key} entry={{ kind, key, name, parent, position, last }}>
              <TableCell label="">
                <span className={indents[level]}>
                  <Link
                    href={entryHref(kind, key)}
                    className="font-semibold wrap-anywhere underline underline-offset-4"
                  >
                    {name}
                  </Link>
                </span>
              </TableCell>
              <TableCell label="" className="text-sm text-muted">
                {details.map((text) => (
                  <span key={text} className="block wrap-anywhere">
                    {text}
                  </span>
                ))}
              </TableCell>
              <TableCell label="">
                <Allowed right="products.edit">
                  <MoveButtons entry={{ kind, key, name, parent, position, last }} />
                </Allowed>
              </TableCell>
            </DraggableRow>
          ))}
        </Table>
      )}
    </div>
  );
}
