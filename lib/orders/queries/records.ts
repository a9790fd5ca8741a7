import { ObjectId, type Filter } from 'mongodb';
import type { RecordList } from '../../platform/record-list';
import { beginningWithEach } from '../../shared/word-filter';
import { isPlaced, orders, orderView, returnView, type OrderAttempt } from '../collection';
import type { OrderFilters } from '../schema/inputs';
import type { Order } from '../schema/order';
import type { ReturnFilters, ReturnRecord } from '../schema/return-list';
import { orderFilter } from './orders';
import { requestedBetween } from './returns';

type Query<Filters> = Omit<Filters, 'sort'>;

/** All orders, for other systems. */
export const orderRecords: RecordList<OrderAttempt, Order, Query<OrderFilters>> = {
  name: 'orders',
  collection: orders,
  idOf: (text) => new ObjectId(text),
  filterOf: orderFilter,
  rowsOf: async (documents) =>
    documents.map((document) => (isPlaced(document) ? [{ place: 0, row: orderView(document) }] : [])),
  filterOne: (number) => ({ number }),
  keyOf: ({ number }) => number,
};

/** The returns in an order that match the filters. */
function returnsIn(order: OrderAttempt, isWanted: (found: ReturnRecord) => boolean) {
  if (!isPlaced(order)) return [];
  return (order.returns ?? [])
    .map((found, place) => ({
      place,
      row: {
        ...returnView(found),
        orderNumber: order.number,
        customer: order.customer,
        currency: order.totals.currency,
      },
    }))
    .filter(({ row }) => isWanted(row));
}

/** The returns of all orders, for other systems. One that changes takes the others of its order along. */
export const returnRecords: RecordList<OrderAttempt, ReturnRecord, Query<ReturnFilters>> = {
  name: 'returns',
  collection: orders,
  idOf: (text) => new ObjectId(text),
  filterOf: async ({ status, q = '', from, to }): Promise<Filter<OrderAttempt>> => ({
    'returns.at': await requestedBetween({ from, to }),
    ...(status && { 'returns.status': status }),
    ...beginningWithEach(q, 8),
  }),
  rowsOf: async (documents, { status, from, to }) => {
    const { $gte = '', $lt = '~' } = await requestedBetween({ from, to });
    return documents.map((document) =>
      returnsIn(
        document,
        (found) => (!status || found.status === status) && found.at >= $gte && found.at < $lt,
      ),
    );
  },
  filterOne: (number) => ({ number: number.replace(/-R\d+$/, '') }),
  keyOf: ({ number }) => number,
};
