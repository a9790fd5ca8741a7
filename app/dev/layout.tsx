export { Storefront as default } from '../storefront';
