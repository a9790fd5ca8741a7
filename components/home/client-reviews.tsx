'use client';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Testimonial } from '@/lib/content/types';
import { TestimonialSlide } from './testimonial-slide';

/** Milliseconds between slides (specification, section 9). */
const autoplayDelay = 2500;

/** Client reviews that go round by themselves until somebody looks closer, prefers stillness, or presses pause. */
export function ClientReviews({ testimonials }: { testimonials: Testimonial[] }) {
  const [autoplay] = useState(() =>
    Autoplay({
      delay: autoplayDelay,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' }, [autoplay]);
  const [paused, setPaused] = useState(false);
  const [still, setStill] = useState(true);

  useEffect(() => {
    const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(preference.matches);
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!carousel) return;
    if (paused || still) autoplay.stop();
    else autoplay.play();
  }, [carousel, autoplay, paused, still]);

  if (testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby="client-reviews"
      aria-roledescription="carousel"
      className="overflow-hidden pb-20"
    >
      <div className="mx-auto max-w-7xl px-4">
        <SectionHeading
          id="client-reviews"
          title="Client Reviews"
          action={
            <div className="flex gap-2">
              {!still && (
                <IconButton
                  label={paused ? 'Play reviews' : 'Pause reviews'}
                  icon={paused ? Play : Pause}
                  onClick={() => setPaused(!paused)}
                />
              )}
              <IconButton label="Previous review" icon={ChevronLeft} onClick={() => carousel?.scrollPrev()} />
              <IconButton label="Next review" icon={ChevronRight} onClick={() => carousel?.scrollNext()} />
            </div>
          }
        />
        <div ref={viewport} className="mt-8 overflow-hidden">
          <ul className="-ml-6 flex touch-pan-y">
            {testimonials.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.id}
                testimonial={testimonial}
                position={`${index + 1} of ${testimonials.length}`}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
