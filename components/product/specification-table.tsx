'use client';
import type { Specification } from '@/lib/catalog/schema/product';

/** The specifications of a product. */
export function SpecificationTable({ rows }: { rows: Specification[] }) {
  return (
    <table className="w-full text-left lg:max-w-2xl">
      <caption className="sr-only">Specifications</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="w-2/5 py-2.5 pr-4 align-top font-medium wrap-anywhere text-muted">
              {name}
            </th>
            <td className="py-2.5 align-top wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
