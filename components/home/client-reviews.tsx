'use client';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Testimonial } from '@/lib/content/types';
import type { HomeSection } from '@/lib/settings/schema/storefront';
import { TestimonialSlide } from './testimonial-slide';
import { useReducedMotion } from './use-reduced-motion';

/** Milliseconds between slides. */
const autoplayDelay = 2500;

/**
 * A carousel of client reviews. It plays automatically unless it is hovered, focused or paused, or reduced motion is
 * preferred.
 */
export function ClientReviews({
  section,
  testimonials,
}: {
  section: HomeSection;
  testimonials: Testimonial[];
}) {
  const [autoplay] = useState(() => Autoplay({ delay: autoplayDelay, playOnInit: false }));
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' }, [autoplay]);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const moving = !paused && !hovered && !focused && !still;

  useEffect(() => {
    if (!carousel || !moving) return;
    const play = () => autoplay.play();
    play();
    // A touch stops the plugin for good: restart it when the finger is lifted.
    carousel.on('pointerUp', play);
    return () => {
      carousel.off('pointerUp', play);
      autoplay.stop();
    };
  }, [carousel, autoplay, moving]);

  if (testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby="client-reviews"
      aria-roledescription="carousel"
      className="overflow-hidden pb-20"
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className="mx-auto max-w-7xl px-4">
        <SectionHeading
          id="client-reviews"
          title={section.title}
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
        {section.text && <p className="mt-3 max-w-prose text-lg text-muted">{section.text}</p>}
        {/* Embla measures from the nearest positioned ancestor: this one, at all times. */}
        <div ref={viewport} className="relative mt-8 overflow-hidden">
          <div className="flex touch-pan-y">
            {testimonials.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.id}
                testimonial={testimonial}
                position={`${index + 1} of ${testimonials.length}`}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
