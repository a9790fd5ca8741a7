'use client';
import { Picture } from '@/components/ui/picture';
import { useState } from 'react';
import { ProductPicture } from './product-picture';
import { useSelection } from './variant-selection';

/** The pictures of a product: one large, the others as buttons. Choosing a variant shows its picture. */
export function Gallery({ pictures, name }: { pictures: string[]; name: string }) {
  const { chosen } = useSelection();
  const [selected, setSelected] = useState<{ sku: string | undefined; picture: string } | null>(null);
  const current = chosen && pictures.length > 0 ? chosen.img : pictures[0];
  // A picture selected by hand stays until another variant is chosen.
  const shown = selected && selected.sku === chosen?.sku ? selected.picture : (current ?? '');
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-line">
        <ProductPicture src={shown} alt={name} priority sizes="(min-width: 1024px) 600px, 100vw" />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={picture === shown}
                onClick={() => setSelected({ sku: chosen?.sku, picture })}
                className="block size-18 overflow-hidden no-print rounded-card border-2 border-line bg-picture aria-pressed:border-accent"
              >
                <Picture src={picture} alt="" width={72} height={72} className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
