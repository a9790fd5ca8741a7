'use client';
import { useEffect, useRef } from 'react';

/** The heading of a step. It takes the focus when the step changes, because the pressed button is gone. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    heading.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl">
      {text}
    </h2>
  );
}
