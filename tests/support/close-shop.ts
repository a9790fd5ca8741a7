// Jest calls what a file exports by default, which is another function in open-shop.
export { closeShops as default } from './open-shop';
