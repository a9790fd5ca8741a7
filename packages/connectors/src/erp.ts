/** Units that are free to sell, and the price of one in minor units. */
export type ErpStock = { sku: string; available: number };
export type ErpPrice = { sku: string; price: number };

/** What the synchronization needs of an ERP. */
export interface Erp {
  /** Stores an order by its number; the same number again replaces it. */
  putOrder(number: string, order: object): Promise<void>;
  listStock(): Promise<ErpStock[]>;
  listPrices(): Promise<ErpPrice[]>;
}

/** An ERP with a small JSON interface: replace these calls by those of yours. */
export function createErp(url: string): Erp {
  const base = url.replace(/\/+$/, '');
  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await fetch(base + path, init);
    if (!response.ok)
      throw new Error(`${init?.method ?? 'GET'} ${path} of the ERP failed: ${response.status}`);
    return (await response.json()) as T;
  }
  return {
    async putOrder(number, order) {
      await call(`/orders/${encodeURIComponent(number)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
    },
    listStock: () => call('/stock'),
    listPrices: () => call('/prices'),
  };
}
