import type { Statistic } from '@/lib/shop/types';
import { Counter } from './counter';

/** What stands behind the shop, in numbers that count up when they come into view. */
export function Statistics({ statistics }: { statistics: Statistic[] }) {
  return (
    <section aria-labelledby="statistics" className="mx-auto max-w-7xl px-4 py-16">
      <h2 id="statistics" className="text-4xl tracking-wide">
        MILLION BUSINESS TRUST US
      </h2>
      <dl className="mt-8 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {statistics.map(({ label, value, suffix }) => (
          <div key={label} className="flex flex-col-reverse bg-surface p-6">
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-display text-5xl font-bold">
              <Counter value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
