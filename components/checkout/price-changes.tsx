import type { PriceChange } from '@/lib/orders/rules/price-changes';

/** What prices were before and are now, line by line. */
export function PriceChanges({ changes, caption }: { changes: PriceChange[]; caption: string }) {
  return (
    <div role="status" className="rounded-card bg-warn-ground p-4 text-warn">
      <table className="figures w-full text-left">
        <caption className="mb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="text-sm">
            <th scope="col" className="pr-3 font-medium">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              Before
            </th>
            <th scope="col" className="pl-3 text-right font-medium">
              Now
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, from, to }) => (
            <tr key={`${field} ${label}`} className={field === 'total' ? 'font-semibold' : ''}>
              <th scope="row" className="py-1 pr-3 font-[inherit]">
                {label}
              </th>
              <td className="px-3 py-1 text-right align-top whitespace-nowrap">{from}</td>
              <td className="py-1 pl-3 text-right align-top whitespace-nowrap">{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
