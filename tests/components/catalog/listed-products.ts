import { productOf } from '../../unit/catalog/product';

export const products = [
  productOf({
    _id: 'a',
    id: 'a',
    slug: 'a',
    name: 'First',
    price: 1000,
    priceTo: 1500,
    availableQuantity: 7,
  }),
  productOf({
    _id: 'b',
    id: 'b',
    slug: 'b',
    name: 'Second',
    price: 2000,
    priceTo: 2000,
    availableQuantity: 0,
  }),
];
