import { collectionMethodId } from '../../settings/rules/collection';
import type { MinorUnits } from '../../shared/money';

/** A delivery method at the price that a quote fixes for delivery, if it does. Collecting the goods stays as it is. */
export const quotedMethod = <M extends { id: string; charge: MinorUnits }>(
  method: M,
  delivery: MinorUnits | null | undefined,
): M => (method.id === collectionMethodId ? method : { ...method, charge: delivery ?? method.charge });
