import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Lines } from './lines';

/** A line such as "Energy: Bearings and valves"; without a colon it is only a name. */
function industryOf(line: string) {
  const [name = '', ...needs] = line.split(':');
  return { name: name.trim(), needs: needs.join(':').trim() };
}

/** The industries that the shop serves. */
export function Industries({ section }: { section: HomeSection }) {
  const industries = section.text.split('\n').filter(Boolean).map(industryOf);
  return (
    <section aria-labelledby="industries" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-5 px-4 py-8 lg:grid-cols-[auto_1fr]">
        <h2 id="industries" className="text-2xl lg:max-w-32">
          <Lines text={section.title} />
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          {industries.map(({ name, needs }) => (
            <li key={name} className="border-l-2 border-accent pl-3">
              <p className="font-display text-xl font-semibold">{name}</p>
              <p className="text-sm text-muted">{needs}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
