import type { ProductDocument } from '@/lib/catalog/collection/products';
import { database } from '@/lib/platform/database';

/** The stored products, writable without the application's commands, for states that no command produces. */
export const storedProducts = () => database().collection<ProductDocument>('items');
