import { Picture } from '@/components/ui/picture';
import type { Testimonial } from '@/lib/content/types';

/** One testimonial: the full width on a phone, half from 768 pixels, a third from 1024. */
export function TestimonialSlide({ testimonial, position }: { testimonial: Testimonial; position: string }) {
  const { picture, name, description } = testimonial;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="mr-6 min-w-0 shrink-0 grow-0 basis-full md:basis-[calc((100%-1.5rem)/2)] lg:basis-[calc((100%-3rem)/3)]"
    >
      <figure className="flex h-full flex-col gap-5 border-t border-line-strong bg-surface p-6">
        <svg aria-hidden width="34" height="26" viewBox="0 0 34 26" className="fill-accent">
          <path d="M0 26V13L8 0h7L10 13h5v13zM19 26V13L27 0h7l-5 13h5v13z" />
        </svg>
        <blockquote className="flex-1 text-lg leading-relaxed">{description}</blockquote>
        <figcaption className="flex items-center gap-3 border-t border-line pt-4 font-semibold">
          <Picture
            src={picture}
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-full bg-line object-cover"
          />
          <span className="min-w-0">{name}</span>
        </figcaption>
      </figure>
    </div>
  );
}
