import type { Statistic } from '@/lib/settings/schema';
import { Counter } from './counter';

/** Figures about the shop that count up when they come into view. */
export function Statistics({ statistics }: { statistics: Statistic[] }) {
  return (
    <section aria-labelledby="statistics" className="bg-dark text-on-dark">
      <div className="mx-auto max-w-7xl px-4 py-16">
        <h2 id="statistics" className="text-4xl sm:text-5xl">
          MILLION BUSINESS TRUST US
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {statistics.map(({ label, value, suffix }) => (
            <div key={label} className="flex flex-col-reverse border-t border-white/25 pt-4">
              <dt className="eyebrow text-on-dark/80">{label}</dt>
              <dd className="figures min-h-[1lh] font-display text-6xl leading-none font-semibold sm:text-7xl xl:text-8xl">
                <Counter value={value} suffix={suffix} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
