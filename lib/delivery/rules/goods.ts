import type { Product } from '../../catalog/schema/product';

type ProductFacts = Pick<Product, 'weightGrams' | 'oversize' | 'dangerousGoods' | 'leadTimeDays'>;

/** A line as delivery sees it; `total` is its price before discounts in minor units. */
export type DeliveryGoods = ProductFacts & {
  name: string;
  quantity: number;
  total: number;
  /** The day on which the last of its units are expected in stock; absent where all are. */
  expectedOn?: string;
};

const unknownProduct: ProductFacts = {
  weightGrams: 0,
  oversize: false,
  dangerousGoods: false,
  leadTimeDays: 0,
};

/** A line with what delivery depends on; of a product that is gone nothing is known. */
export function deliveryGoods(
  { name, quantity, total }: Pick<DeliveryGoods, 'name' | 'quantity' | 'total'>,
  product: ProductFacts = unknownProduct,
  expectedOn?: string,
): DeliveryGoods {
  const { weightGrams, oversize, dangerousGoods, leadTimeDays } = product;
  const goods = { name, quantity, total, weightGrams, oversize, dangerousGoods, leadTimeDays };
  return expectedOn === undefined ? goods : { ...goods, expectedOn };
}

/** The weight, the value and the oversize units of goods. A product without weight counts as 0. */
export function measureGoods(goods: DeliveryGoods[]): { weight: number; value: number; oversize: number } {
  const sum = (of: (line: DeliveryGoods) => number) => goods.reduce((all, line) => all + of(line), 0);
  return {
    weight: sum(({ weightGrams, quantity }) => weightGrams * quantity),
    value: sum(({ total }) => total),
    oversize: sum(({ oversize, quantity }) => (oversize ? quantity : 0)),
  };
}
