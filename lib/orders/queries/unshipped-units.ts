import { orders } from '../collection';
import { storedShipments, unshippedLines } from '../rules/shipments';
import { isPlaced } from '../collection';

/**
 * The units of a SKU that were sold and have not left: those of placed and confirmed orders without what was shipped.
 * Orders named in `without` are left out.
 */
export async function unshippedUnits(sku: string, without: string[]): Promise<number> {
  const found = await orders()
    .find({ state: { $in: ['placed', 'confirmed'] }, 'lines.sku': sku })
    .toArray();
  return found
    .filter((order) => isPlaced(order) && !without.includes(order._id.toHexString()))
    .flatMap((order) =>
      isPlaced(order) ? unshippedLines({ lines: order.lines, shipments: storedShipments(order) }) : [],
    )
    .filter((line) => line.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
