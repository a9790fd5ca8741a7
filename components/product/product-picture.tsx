import { Picture } from '@/components/ui/picture';

/** A square picture of a product on a light background. `sizes` says how wide it is shown. */
export function ProductPicture({
  src,
  alt,
  sizes,
  priority = false,
}: {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
}) {
  return (
    <span className="product-picture">
      <Picture src={src} alt={alt} width={800} height={800} sizes={sizes} priority={priority} />
    </span>
  );
}
