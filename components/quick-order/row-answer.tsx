import { Link } from '@/components/ui/link';
import { Alternatives } from '@/components/product/alternatives';
import { Button } from '@/components/ui/button';
import { backorderedPart, backorderText } from '@/lib/catalog/rules/backorders';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import { perUnit } from '@/lib/catalog/rules/units';
import { issueOf, partOf, priceOf, sameRows, type OrderRow } from '@/lib/quick-order/rules/order-rows';
import type { ListPart } from '@/lib/quick-order/schema';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';

export type RowActions = {
  onChoose: (part: ListPart, quantity?: number) => void;
  onEdit: (change: Partial<OrderRow>) => void;
  onSum: () => void;
};

const nameOf = ({ name, variant }: ListPart) => [name, variant].filter(Boolean).join(', ');

const Problem = ({ children }: { children: string }) => (
  <p className="text-sm font-medium wrap-anywhere text-bad">{children}</p>
);

/** The product of a row with its price and stock. */
function FoundPart({ part, row }: { part: ListPart; row: OrderRow }) {
  const price = priceOf(row);
  return (
    <>
      <p>
        <Link href={part.href} prefetch={false} className="font-medium hover:underline">
          {keepTogether(nameOf(part))}
        </Link>
      </p>
      <p className="figures text-sm text-muted">
        {part.sku} · {formatMoney(price?.unit ?? part.price, part.currency)} {perUnit(part)} ·{' '}
        {price?.isContractPrice && <span className="font-medium text-good">Your price · </span>}
        {part.availability}
      </p>
    </>
  );
}

function Choices({ parts, onChoose }: { parts: ListPart[]; onChoose: RowActions['onChoose'] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {parts.map((part) => (
        <li key={part.sku}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(part)}>
            {`Use ${part.sku}: ${nameOf(part)}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the shop says about a row: its product, or what is wrong and what can be done about it. */
export function RowAnswer({ row, rows, actions }: { row: OrderRow; rows: OrderRow[]; actions: RowActions }) {
  const { found, rejected, quantity } = row;
  if (!found || !row.part.trim()) return null;
  const part = partOf(row);
  if (!part)
    return (
      <>
        <Problem>{found.message ?? 'Choose a product'}</Problem>
        <Choices parts={found.match ? [found.match] : found.suggestions} onChoose={actions.onChoose} />
      </>
    );
  const issue = issueOf(rows, row);
  const wanted = readQuantity(quantity) ?? 0;
  const others = sameRows(rows, row);
  const backorder = issue ? undefined : backorderedPart(part, wanted);
  const unclear = found.isQuantityUnclear && quantity === '' ? 'The line has several numbers. ' : '';
  return (
    <>
      <FoundPart part={part} row={row} />
      {backorder && <p className="text-sm font-medium">{backorderText(wanted, backorder)}</p>}
      {rejected && <Problem>{rejected}</Problem>}
      {issue && <Problem>{unclear + issue.text}</Problem>}
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {issue && issue.proposal !== null && String(issue.proposal) !== quantity && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => actions.onEdit({ quantity: String(issue.proposal), confirmed: true })}
          >{`Take ${issue.proposal}`}</Button>
        )}
        {issue?.canKeep && (
          <Button variant="secondary" size="sm" onClick={() => actions.onEdit({ confirmed: true })}>
            {`Keep ${quantity}`}
          </Button>
        )}
        {others.length > 0 && (
          <>
            <span className="text-sm">
              {`Also in ${others.length === 1 ? 'row' : 'rows'} ${others.map((other) => rows.indexOf(other) + 1).join(', ')}`}
            </span>
            <Button variant="secondary" size="sm" onClick={actions.onSum}>
              Sum up here
            </Button>
          </>
        )}
      </p>
      {/* Not before the buyer has said whether packs or pieces are meant. */}
      {wanted > part.availableQuantity && !issue?.canKeep && (
        <Alternatives sku={part.sku} quantity={wanted} onTake={actions.onChoose} />
      )}
    </>
  );
}
