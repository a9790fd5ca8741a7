'use client';
import { Fragment } from 'react';
import { limitsOf, rowsOf, typeOf, type JsonSchema } from './schema-rows';

/**
 * A JSON schema as a table of fields; nothing when there is no schema. It renders in the browser, too, so that the page
 * carries its schemas once more, not the markup of thousands of rows.
 */
export function SchemaTable({ title, schema }: { title: string; schema?: JsonSchema }) {
  if (!schema) return null;
  const rows = rowsOf(schema);
  return (
    <div className="relative mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
      <table className="w-full text-left text-sm sm:table-fixed">
        <caption className="pb-1 text-left font-semibold">
          {title}: {typeOf(schema)}
        </caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line align-top max-sm:block max-sm:py-1">
              <th
                scope="row"
                className="py-1 pr-4 font-mono font-normal wrap-anywhere max-sm:block max-sm:pb-0 sm:w-2/5"
              >
                {/* A long path wraps between its segments. */}
                {row.name.split(/(?<=\.)/).map((part, index) => (
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
                {row.required ? '' : '?'}
              </th>
              <td className="py-1 pr-4 wrap-anywhere max-sm:block max-sm:py-0">{typeOf(row.schema)}</td>
              <td className="py-1 text-muted max-sm:block max-sm:py-0">{limitsOf(row.schema)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
