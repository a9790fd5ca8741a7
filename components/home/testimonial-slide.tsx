import Image from 'next/image';
import type { Testimonial } from '@/lib/content/types';

/** One client's words: one slide wide on a phone, half from 768, a third from 1024 (specification, section 1). */
export function TestimonialSlide({ testimonial, position }: { testimonial: Testimonial; position: string }) {
  const { picture, name, description } = testimonial;
  return (
    <li
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="min-w-0 shrink-0 grow-0 basis-full pl-6 md:basis-1/2 lg:basis-1/3"
    >
      <figure className="flex h-full flex-col justify-between gap-5 rounded-card border border-line bg-ground p-6">
        <blockquote className="text-lg leading-relaxed">{description}</blockquote>
        <figcaption className="flex items-center gap-3 font-semibold">
          <Image
            src={picture}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-full bg-line object-cover"
          />
          {name}
        </figcaption>
      </figure>
    </li>
  );
}
