'use client';
import { Picture } from '@/components/ui/picture';
import { useState, type PointerEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** The magnified picture is shown at this fraction of the original's size, but at least so many times larger. */
const zoomFactor = 0.7;
const minMagnification = 2.5;

type Focus = { x: number; y: number; width: number };

/** A picture of 400 x 300 that is magnified under the mouse; a press by mouse, touch or keyboard opens it large. */
export function Magnifier({ src, alt }: { src: string; alt: string }) {
  const [focus, setFocus] = useState<Focus | null>(null);
  const [originalWidth, setOriginalWidth] = useState(0);

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    const y = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    setFocus({ x, y, width: Math.max(originalWidth * zoomFactor, box.height * minMagnification) });
  }

  // The page shows a smaller variant; the original is loaded when the mouse first enters.
  function loadOriginal() {
    if (originalWidth) return;
    const original = new window.Image();
    original.onload = () => setOriginalWidth(original.naturalWidth);
    original.src = src;
  }

  const trigger = (
    <button
      type="button"
      aria-label={`Zoom the picture of ${alt}`}
      onPointerEnter={loadOriginal}
      onPointerMove={follow}
      onPointerLeave={() => setFocus(null)}
      className="relative block aspect-[4/3] w-full max-w-[400px] cursor-zoom-in overflow-hidden rounded-card border border-line bg-picture"
    >
      <Picture
        src={src}
        alt={alt}
        width={800}
        height={800}
        sizes="400px"
        priority
        className="absolute inset-0 size-full object-contain"
      />
      {focus && (
        <span
          aria-hidden
          className="absolute inset-0 bg-picture bg-no-repeat"
          style={{
            backgroundImage: `url("${src}")`,
            backgroundSize: `${focus.width}px`,
            backgroundPosition: `${focus.x * 100}% ${focus.y * 100}%`,
          }}
        />
      )}
    </button>
  );

  return (
    <Dialog title={alt} wide trigger={trigger}>
      <div className="max-h-[70dvh] overflow-auto bg-picture" tabIndex={0} role="group" aria-label="Picture">
        {/* As large as the window allows; on a phone it scrolls. */}
        <Picture src={src} alt={alt} width={1000} height={1000} className="h-auto w-full min-w-[640px]" />
      </div>
    </Dialog>
  );
}
