import Image from 'next/image';
import { ButtonLink } from '@/components/ui/button';
import type { Shop } from '@/lib/shop/types';

const industries = ['Construction', 'Metalworking', 'Automotive', 'Energy', 'Logistics', 'Facilities'];

/** What the shop is, at a glance, and the way in. */
export function Hero({ shop }: { shop: Shop }) {
  return (
    <section className="border-b border-line bg-ground">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-4 py-10 lg:grid-cols-[5fr_6fr] lg:py-14">
        <div>
          <p className="flex items-center gap-3 text-sm font-semibold tracking-widest text-muted uppercase">
            <span aria-hidden className="h-0.5 w-10 bg-accent" />
            Since {shop.foundedYear}
          </p>
          <h1 className="mt-4 text-5xl font-bold sm:text-6xl xl:text-7xl">
            Tools that hold. Parts that fit.
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">
            From the single hex bolt to the pallet truck: industrial equipment with measures you can rely on,
            stock you can see, and a person who picks up the phone. {shop.tagline}.
          </p>
          <ButtonLink href="/shop" size="lg" className="mt-8">
            Shop Now
          </ButtonLink>
          <h2 className="mt-10 text-xl">Industries We Serve</h2>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {industries.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </div>
        <Image
          src="/pictures/hero.webp"
          alt="A cordless drill, a wrench, bolts and a hard hat on a workbench"
          width={1600}
          height={900}
          priority
          sizes="(min-width: 1024px) 55vw, 100vw"
          className="w-full rounded-card bg-picture"
        />
      </div>
    </section>
  );
}
