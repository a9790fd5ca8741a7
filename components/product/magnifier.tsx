'use client';
import Image from 'next/image';
import { useState, type PointerEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** The part of the picture's own size at which it is magnified (specification, section 9). */
const zoomFactor = 0.7;
const min = 1.4;

type Spot = { x: number; y: number; width: number };

/** A picture of 400 x 300 that magnifies under the mouse; pressing it, by touch or keyboard, opens it large. */
export function Magnifier({ src, alt }: { src: string; alt: string }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const [natural, setNatural] = useState(1000);

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    const y = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    setSpot({ x, y, width: Math.max(natural * zoomFactor, box.height * min) });
  }

  const trigger = (
    <button
      type="button"
      aria-label={`Zoom the picture of ${alt}`}
      onPointerMove={follow}
      onPointerLeave={() => setSpot(null)}
      className="relative block aspect-[4/3] w-full max-w-[400px] cursor-zoom-in overflow-hidden rounded-card border border-line bg-picture"
    >
      <Image
        src={src}
        alt={alt}
        fill
        sizes="400px"
        loading="eager"
        fetchPriority="high"
        className="object-contain"
        onLoad={(event) => setNatural(event.currentTarget.naturalWidth || 1000)}
      />
      {spot && (
        <span
          aria-hidden
          className="absolute inset-0 bg-picture bg-no-repeat"
          style={{
            backgroundImage: `url("${src}")`,
            backgroundSize: `${spot.width}px`,
            backgroundPosition: `${spot.x * 100}% ${spot.y * 100}%`,
          }}
        />
      )}
    </button>
  );

  return (
    <Dialog title={alt} wide trigger={trigger}>
      <div className="max-h-[70dvh] overflow-auto bg-picture" tabIndex={0} role="group" aria-label="Picture">
        {/* As large as the window allows; on a phone it can be moved about. */}
        <Image src={src} alt={alt} width={1000} height={1000} className="h-auto w-full min-w-[640px]" />
      </div>
    </Dialog>
  );
}
