import type { Statistic } from '@/lib/settings/schema/shop';
import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Counter } from './counter';
import { Lines } from './lines';

/** Figures about the shop that count up when they come into view. */
export function Statistics({ section, statistics }: { section: HomeSection; statistics: Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="statistics" className="bg-dark text-on-dark">
      <div className="mx-auto max-w-7xl px-4 py-16">
        <h2 id="statistics" className="text-4xl sm:text-5xl">
          <Lines text={section.title} />
        </h2>
        {section.text && (
          <p className="mt-3 text-lg text-on-dark/80">
            <Lines text={section.text} />
          </p>
        )}
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
