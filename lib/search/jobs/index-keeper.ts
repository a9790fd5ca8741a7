import { everything, tags } from '../../shared/cache-tags';
import { databaseTime } from '../../platform/database';
import { saveIndex } from '../commands/store-index';
import {
  countPublished,
  readAllIndexedProducts,
  readChangedProducts,
  readIndexedProducts,
  readUnitsSold,
} from '../queries/indexed-products';
import type { LiveIndex } from '../queries/live-index';
import { readStoredIndex, type ReadIndex } from '../queries/stored-index';
import { ProductIndex } from '../rules/product-index/product-index';
import { storeIndex } from '../rules/product-index/store-index';
import type { StoredIndex } from '../rules/product-index/stored-index';

/** What a product takes in memory at most, by which the limit is checked before products are read. */
export const bytesPerProduct = 1500;
/** The stored index is replaced after so many changes, or a twentieth of the products. */
const minChangesToStore = 1000;
const isOld = (changes: number, size: number) => changes > Math.max(minChangesToStore, size / 20);

/** The tags that name a product, by its slug. */
const productTag = new RegExp(`^(?:${tags.product('')}|${tags.stock('')})`);

/** Loads the index of published products and applies what changes. */
export class IndexKeeper implements LiveIndex {
  private index: ProductIndex | null = null;
  /** Every change before this moment is in the index. */
  private readAt = new Date(0);
  /** Slugs of products whose units sold may have changed, which no stamp tells. */
  private pending = new Set<string>();
  private announced = 0;
  private applied = 0;
  private running: Promise<void> | null = null;
  private changesSinceStored = 0;
  /** How often everything became stale: what was read before is not used. */
  private resets = 0;
  private readonly maxBytes: number;
  private readonly minStored: number;

  /** Has no index while the catalog needs more than `maxBytes`; stores one of at least `minStored` products. */
  constructor({ maxBytes = Infinity, minStored = 2000 } = {}) {
    this.maxBytes = maxBytes;
    this.minStored = minStored;
  }

  /** Notes that what is cached under these tags became stale. The next search waits until it is applied. */
  announce(stale: string[]): void {
    if (stale.includes(everything)) {
      this.index = null;
      this.resets++;
    }
    for (const tag of stale) {
      if (productTag.test(tag)) this.pending.add(tag.replace(productTag, ''));
    }
    if (this.pending.size || stale.includes(tags.products)) this.announced++;
  }

  async fresh(): Promise<ProductIndex | null> {
    const { announced } = this;
    while (this.index && this.applied < announced) await this.refresh();
    return this.index;
  }

  /** Whether the index answers. */
  get isReady(): boolean {
    return this.index !== null;
  }

  /**
   * Loads the stored index, or reads all products when there is none, and applies what changed since. Returns false
   * when the catalog is too large. There is no index afterwards if everything became stale in between.
   */
  async load({ isStored = true } = {}): Promise<boolean> {
    this.index = null;
    const { resets } = this;
    await this.running?.catch(() => {});
    if ((await countPublished()) * bytesPerProduct > this.maxBytes) {
      this.pending.clear();
      return false;
    }
    const stored = isStored ? await readStoredIndex() : null;
    const { columns, at } = stored ?? (await this.readAll());
    const index = new ProductIndex(columns);
    this.readAt = at;
    this.changesSinceStored = 0;
    await this.apply(index);
    if (resets === this.resets) this.index = index;
    return true;
  }

  /** Applies what changed since the last call. */
  async refresh(): Promise<void> {
    await (this.running ??= this.run().finally(() => (this.running = null)));
  }

  private async run(): Promise<void> {
    const { announced, index } = this;
    if (!index) return;
    await this.apply(index);
    this.applied = Math.max(this.applied, announced);
  }

  private async apply(index: ProductIndex): Promise<void> {
    const slugs = [...this.pending];
    this.pending.clear();
    try {
      const startedAt = await databaseTime();
      const changed = await readChangedProducts(this.readAt, slugs);
      const toRead = new Set<string>();
      for (const { _id, state, changedAt, sold } of changed) {
        const known = index.changedAtOf(_id);
        const at = changedAt?.getTime() ?? 0;
        if (state !== 'published') {
          if (known !== undefined) this.changesSinceStored++;
          index.remove(_id);
          // A product may have changed twice within a millisecond, the second time after it was read.
        } else if (known !== at || at >= this.readAt.getTime()) toRead.add(_id);
        else index.setSold(_id, sold);
      }
      for (const product of await readIndexedProducts([...toRead])) index.put(product);
      this.changesSinceStored += toRead.size;
      this.readAt = startedAt;
    } catch (error) {
      for (const slug of slugs) this.pending.add(slug);
      throw error;
    }
  }

  /** Reads the units sold of all products, for sales that nobody announced. */
  async readSales(): Promise<void> {
    const { index } = this;
    if (index) for await (const { _id, sold } of readUnitsSold()) index.setSold(_id, sold);
  }

  /**
   * Stores the index when the stored one is old, and makes it again without the slots of former products when they are
   * many. Reads all products when the index has another number of them, because somebody wrote without a stamp.
   */
  async maintain(): Promise<void> {
    if (!(await this.isComplete())) await this.load({ isStored: false });
    // A refresh that is under way would write into the index that is replaced.
    while (this.running) await this.running.catch(() => {});
    const { index } = this;
    if (!index) return;
    if (index.size * bytesPerProduct > this.maxBytes) this.index = null;
    const isSparse = index.slots > 1.25 * index.size + minChangesToStore;
    if (!isSparse && !isOld(this.changesSinceStored, index.size)) return;
    const columns = storeIndex(index);
    const saved = this.store(columns, this.readAt);
    this.changesSinceStored = 0;
    if (this.index && isSparse) this.index = new ProductIndex(columns);
    await saved;
  }

  private async isComplete(): Promise<boolean> {
    // A product that is published in between is counted, but not yet in the index.
    for (let attempt = 0; attempt < 3; attempt++) {
      await this.refresh();
      const count = await countPublished();
      if (count === this.index?.size) return true;
    }
    return false;
  }

  /** Reads all products and stores their index. */
  private async readAll(): Promise<ReadIndex> {
    const at = await databaseTime();
    const index = new ProductIndex();
    for await (const batch of readAllIndexedProducts()) for (const product of batch) index.put(product);
    const columns = storeIndex(index);
    await this.store(columns, at);
    return { columns, at };
  }

  /** The products of a small catalog are read about as fast as a stored index. */
  private async store(columns: StoredIndex, at: Date): Promise<void> {
    if (columns.ids.length >= this.minStored) await saveIndex(columns, at);
  }
}
