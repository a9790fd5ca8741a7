// Jest wants the function as the only export of a file.
export { closeShops as default } from './open-shop';
