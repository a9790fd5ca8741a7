import Image from 'next/image';

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
    <span className="relative block aspect-square w-full overflow-hidden bg-picture">
      <Image
        src={src}
        alt={alt}
        fill
        sizes={sizes}
        unoptimized={src.endsWith('.svg')}
        className="object-contain"
        {...(priority && { loading: 'eager', fetchPriority: 'high' })}
      />
    </span>
  );
}
