import { Checkbox } from '@/components/ui/checkbox';
import { countUnits } from '@/lib/catalog/rules/units';
import type { PartsListChange, PartsListGroup, PartsListPick } from '@/lib/parts-lists/schema';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { formatNumber } from '@/lib/shared/formats';

const nameOf = ({ part }: Pick<PartsListPick, 'part'>) =>
  [part.name, part.variant].filter(Boolean).join(', ');

function labelOf({ kind, from, part, saving, id }: PartsListChange): string {
  const does =
    kind === 'substitution'
      ? `Replace ${from} by ${part.sku}: ${[part.name, part.variant].filter(Boolean).join(', ')}`
      : `Take ${countUnits(part, Number(id.slice(part.sku.length + 1)))} of ${part.sku}, more than needed`;
  return saving > 0 ? `${does} (saves ${formatMoney(saving, part.currency)})` : does;
}

/** One line of the list: what is needed, what goes into the cart for it, and the changes to accept. */
export function PlanGroup({
  group,
  accepted,
  onAccept,
}: {
  group: PartsListGroup;
  accepted: string[];
  onAccept: (id: string, isAccepted: boolean) => void;
}) {
  const { needs, picks, problem, changes } = group;
  const total = picks?.reduce((sum, pick) => sum + pick.total, 0);
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {needs.map(({ part, pieces }) => (
            <p key={part.sku} className="wrap-anywhere">
              <span className="font-medium">{keepTogether(nameOf({ part }))}</span>{' '}
              <span className="figures text-sm text-muted">
                {part.sku} · {formatNumber(pieces)} {pieces === 1 ? 'piece' : 'pieces'} needed
              </span>
            </p>
          ))}
          {picks?.map((pick) => (
            <p key={pick.part.sku} className="figures text-sm wrap-anywhere">
              Cart: {countUnits(pick.part, pick.quantity)} × {pick.part.sku} (
              {formatMoney(pick.total, pick.part.currency)})
            </p>
          ))}
          {problem && (
            <p className="text-sm font-medium text-bad">
              {problem}
              {!picks && ': not in the cart'}
            </p>
          )}
        </div>
        {total !== undefined && (
          <p className="figures shrink-0 font-semibold">{formatMoney(total, needs[0]?.part.currency)}</p>
        )}
      </div>
      {changes.map((change) => (
        <Checkbox
          key={change.id}
          checked={accepted.includes(change.id)}
          onChange={({ target }) => onAccept(change.id, target.checked)}
          label={<span className="font-medium wrap-anywhere">{labelOf(change)}</span>}
          help={change.reasons.join(' ')}
        />
      ))}
    </li>
  );
}
