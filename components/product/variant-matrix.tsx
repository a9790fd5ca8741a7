'use client';
import { useRef } from 'react';
import { useMe } from '@/components/layout/me-store';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import type { VariantMatrix as Matrix } from '@/lib/catalog/rules/variant-matrix';
import { MatrixCell } from './matrix-cell';
import { moveByArrow } from './matrix-keys';
import { countVariants, useMatrix } from './use-matrix';
import { useVariantHref } from './use-variant-href';
import { useSelection } from './variant-selection';

// The first column stays in sight while the others scroll under it.
const sideHead = 'sticky left-0 z-10 bg-ground p-2 text-left align-top font-semibold whitespace-nowrap';

/** A table of two properties with price, stock and a quantity for each variant; one button adds all of them to the cart. */
export function VariantMatrix({ matrix }: { matrix: Matrix }) {
  const { slug, options, chosen } = useSelection();
  const { typed, problems, message, pending, isEmpty, lines, change, addAll } = useMatrix();
  const hrefOf = useVariantHref(slug);
  const person = useMe()?.person;
  const form = useRef<HTMLFormElement>(null);
  const bySku = new Map(options.map((option) => [option.sku, option]));

  async function submit() {
    if (pending || isEmpty) return;
    if (await addAll()) return;
    // After the next render, which marks the fields.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <ScriptForm ref={form} onSubmit={() => void submit()}>
      {/* Wider than the page, the table scrolls inside this element, and stops short of the first column. */}
      <div className="relative scroll-pl-28 overflow-x-auto rounded-card border border-line">
        <table className="w-full" onKeyDown={moveByArrow}>
          <caption className="sr-only">
            {matrix.rowName} by {matrix.columnName.toLowerCase()}. Arrow keys move between the quantities.
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${sideHead} text-sm`}>
                {matrix.rowName} <span aria-hidden>\</span> {matrix.columnName}
              </th>
              {matrix.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-l border-line p-2 text-left font-semibold whitespace-nowrap"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map((row, down) => (
              <tr key={row} className="border-t border-line">
                <th scope="row" className={sideHead}>
                  {row}
                </th>
                {matrix.skus[down]?.map((sku, right) => {
                  const option = sku === null ? undefined : bySku.get(sku);
                  if (!option)
                    return (
                      <td key={right} className="border-l border-line p-2 text-sm text-muted">
                        Not made
                      </td>
                    );
                  return (
                    <MatrixCell
                      key={option.sku}
                      option={option}
                      place={`${down},${right}`}
                      slug={slug}
                      href={hrefOf(option)}
                      isChosen={option.sku === chosen?.sku}
                      typed={typed[option.sku] ?? ''}
                      problem={problems[option.sku]}
                      onChange={(text) => change(option.sku, text)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" pending={pending} disabled={isEmpty}>
          {lines.length > 0 ? `Add ${countVariants(lines.length)} to cart` : 'Add all to cart'}
        </Button>
        {person && lines.length > 0 && <AddToList size="lg" lines={lines} />}
        <p role="status">{message}</p>
      </div>
    </ScriptForm>
  );
}
