import type { Order } from '../../orders/schema/order';

/** Whether what an order holds has left the shop and wasn't given back, so that its machines are the customer's. */
export const mayAddFromOrder = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'shipped' || state === 'delivered';
