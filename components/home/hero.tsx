import { Picture } from '@/components/ui/picture';
import { ButtonLink } from '@/components/ui/button';
import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Lines } from './lines';

/** The opening section of the home page. */
export function Hero({ section, foundedYear }: { section: HomeSection; foundedYear: number }) {
  return (
    <section className="drawing-sheet overflow-hidden">
      <div className="relative mx-auto max-w-7xl px-4 pt-10 sm:pt-14 lg:py-24">
        <div className="relative z-10 lg:max-w-136">
          <p className="eyebrow flex items-center gap-3 text-muted">
            <span aria-hidden className="h-1 w-10 bg-accent" />
            Since {foundedYear}
          </p>
          <h1 className="mt-4 text-6xl leading-[0.95] sm:text-7xl xl:text-8xl">
            <Lines text={section.title} />
          </h1>
          {section.text && (
            <p className="mt-6 max-w-[46ch] text-lg text-muted">
              <Lines text={section.text} />
            </p>
          )}
          <ButtonLink href="/shop" size="lg" className="mt-8">
            Shop Now
          </ButtonLink>
        </div>
        <Picture
          src="/pictures/hero.webp"
          alt="A cordless drill, a hard hat, a wrench, bolts and nuts"
          width={1600}
          height={900}
          priority
          sizes="(min-width: 1280px) 1000px, (min-width: 1024px) 75vw, 134vw"
          className="aspect-[4/3] w-full object-cover object-right max-lg:-mt-2 lg:absolute lg:top-1/2 lg:right-0 lg:aspect-video lg:w-[78%] lg:max-w-none lg:-translate-y-1/2 dark:bg-[radial-gradient(closest-side_at_66%_72%,#2f373d,transparent)]"
        />
      </div>
    </section>
  );
}
