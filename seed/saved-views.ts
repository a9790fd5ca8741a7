import { newSavedView } from '../lib/saved-views/schema';
import { addSharedViews } from '../lib/saved-views/commands';
import { readTable } from './files';

/** Loads shared views of the product list. Views that are there stay as they are. */
export async function seedSavedViews(): Promise<void> {
  const rows = await readTable('saved-views.csv', newSavedView.pick({ name: true, query: true }));
  await addSharedViews(rows.map((row) => ({ ...row, list: 'products' })));
}
