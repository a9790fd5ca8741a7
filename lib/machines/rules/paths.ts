/** The page of all machines, and that of one. */
export const machinesPath = '/dashboard/machines';
export const machineHref = (id: string): string => `${machinesPath}/${id}`;

/** The page that adds a machine: of a SKU, or a product by its slug; with an order, as it came with it. */
export const newMachineHref = (sku?: string, order?: string, product?: string): string => {
  const given = { ...(sku && { sku }), ...(order && { order }), ...(product && { product }) };
  const query = new URLSearchParams(given).toString();
  return `${machinesPath}/new${query && `?${query}`}`;
};

/** The list of what fits all of a person's machines, or one. */
export const fittingHref = (id?: string): string => `/fitting${id ? `?machine=${id}` : ''}`;
