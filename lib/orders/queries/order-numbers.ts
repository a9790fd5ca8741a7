import { ObjectId } from 'mongodb';
import { orders } from '../collection';

/** The numbers of placed orders by their ids. */
export async function findOrderNumbers(ids: string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => ObjectId.isValid(id)).map((id) => new ObjectId(id));
  if (wanted.length === 0) return new Map();
  const found = await orders()
    .find({ _id: { $in: wanted } }, { projection: { number: 1 } })
    .toArray();
  return new Map(found.flatMap(({ _id, number }) => (number ? [[_id.toHexString(), number]] : [])));
}
