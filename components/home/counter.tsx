'use client';
import { useEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/layout/on-demand';

const CountUp = onDemand(() => import('react-countup').then((module) => module.default));

/** Seconds of counting, and of the pause before it. */
const duration = 2;
const delay = 2;

/**
 * A number that counts up once when scrolled into view; the server renders the final value. While the code for counting
 * loads, nothing is shown, so the parent must reserve the height of the line.
 */
export function Counter({ value, suffix }: { value: number; suffix: string }) {
  const [counting, setCounting] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const final = `${value}${suffix}`;

  useEffect(() => {
    if (!place.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setCounting(true);
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={place}>
      <span className="sr-only">{final}</span>
      <span aria-hidden>
        {counting ? <CountUp end={value} suffix={suffix} duration={duration} delay={delay} /> : final}
      </span>
    </span>
  );
}
