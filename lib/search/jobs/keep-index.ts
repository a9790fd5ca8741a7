import { onChange } from '../../platform/changes';
import { whenServing } from '../../platform/follow-changes';
import { setting } from '../../platform/env';
import { memoryLimits } from '../../platform/memory';
import { log } from '../../platform/log';
import { setIndex } from '../queries/live-index';
import { IndexKeeper } from './index-keeper';

const seconds = 1_000;
const minutes = 60 * seconds;
/** Changes that nobody announced are noticed after this time. */
const refreshInterval = 10 * seconds;
const maintenanceInterval = 5 * minutes;
const salesInterval = 60 * minutes;

/**
 * Once the server serves, loads the index of published products in the background and lets searches of this process use it while the process
 * runs; until it is loaded, they ask the database. Does nothing with `SEARCH_INDEX=off`.
 */
export async function keepSearchIndex(): Promise<void> {
  if (setting('SEARCH_INDEX') === 'off') return;
  await whenServing();
  const megabytes = memoryLimits().searchIndex;
  const keeper = new IndexKeeper({ maxBytes: megabytes * 1024 * 1024 });
  setIndex(keeper);
  onChange((tags) => keeper.announce(tags));
  let [maintainAt, readSalesAt, loadAt] = [performance.now() + maintenanceInterval, 0, 0];
  const work = async () => {
    const now = performance.now();
    if (keeper.isReady) await keeper.refresh();
    else if (now >= loadAt) {
      if (!(await keeper.load())) {
        loadAt = now + maintenanceInterval;
        log.warn({ megabytes }, 'the catalog is too large for the search index: see MEMORY_MB');
      } else if (keeper.isReady) {
        log.info({ milliseconds: Math.round(performance.now() - now) }, 'search index loaded');
      }
    }
    if (keeper.isReady && now >= readSalesAt) {
      await keeper.readSales();
      readSalesAt = now + salesInterval;
    }
    if (keeper.isReady && now >= maintainAt) {
      await keeper.maintain();
      maintainAt = now + maintenanceInterval;
    }
  };
  for (;;) {
    await work().catch((error: unknown) => {
      log.warn({ err: error }, 'search index not kept');
    });
    await new Promise<void>((resolve) => setTimeout(resolve, refreshInterval).unref());
  }
}
