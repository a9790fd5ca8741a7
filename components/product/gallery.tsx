'use client';
import Image from 'next/image';
import { useState } from 'react';
import { ProductPicture } from './product-picture';

/** The pictures of a product: one large, the others as buttons. */
export function Gallery({ pictures, name }: { pictures: string[]; name: string }) {
  const [shown, setShown] = useState(0);
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-line">
        <ProductPicture
          src={pictures[shown] ?? pictures[0] ?? ''}
          alt={name}
          priority
          sizes="(min-width: 1024px) 600px, 100vw"
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className="block size-18 overflow-hidden no-print rounded-card border-2 border-line bg-picture aria-pressed:border-accent"
              >
                <Image src={picture} alt="" width={72} height={72} className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
