import { ButtonLink } from '@/components/ui/button';
import type { Shop } from '@/lib/shop/types';
import { BoltDrawing } from '@/components/ui/bolt-drawing';

/** What the shop is, at a glance, and the way in. */
export function Hero({ shop }: { shop: Shop }) {
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-x-10 gap-y-8 px-4 pt-10 pb-12 sm:pt-14 lg:grid-cols-[6fr_7fr] lg:pb-16">
      <div>
        <p className="eyebrow flex items-center gap-3 text-muted">
          <span aria-hidden className="h-1 w-10 bg-accent" />
          Since {shop.foundedYear}
        </p>
        <h1 className="mt-4 text-6xl leading-[0.95] sm:text-7xl xl:text-8xl">
          Tools that hold.
          <br />
          Parts that fit.
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">
          From the single hex bolt to the pallet truck: industrial equipment with measures you can rely on,
          stock you can see, and a person who picks up the phone.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/shop" size="lg">
            Shop Now
          </ButtonLink>
        </div>
      </div>
      <BoltDrawing className="h-auto w-full" />
    </section>
  );
}
