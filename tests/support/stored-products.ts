import type { ProductDocument } from '@/lib/catalog/collection/products';
import { database } from '@/lib/platform/database';
import { wireNames } from '@/lib/shared/wire-names';

/** The stored products, writable without the application's commands, for states that no command produces. */
export const storedProducts = () => database().collection<ProductDocument>(wireNames.productCollection);
