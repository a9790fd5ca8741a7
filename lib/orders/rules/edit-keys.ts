/**
 * The key under which one attempt to edit an order takes units and uses of discounts. It names the order and the version
 * that the edit replaces: once the order has another version without this edit, the edit can never commit.
 */
export function editKeyOf(orderId: string, version: number, unique: string): string {
  return `${orderId}:${version}:${unique}`;
}

/** The order of a key, and for an edit the version that it replaces; the key of an order attempt is its id. */
export function readHoldKey(key: string): { orderId: string; version: number | null } {
  const [orderId = '', version] = key.split(':');
  return { orderId, version: version === undefined ? null : Number(version) };
}
