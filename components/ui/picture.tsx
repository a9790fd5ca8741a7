import type { ComponentProps } from 'react';
import { pictureAddress, pictureSources } from './picture-address';

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Whether it is a page's main picture, which is fetched first; others are fetched when they are about to be seen. */
  priority?: boolean;
};

/**
 * A picture in the width that the screen needs: `sizes` says how wide it is shown, otherwise it is `width` pixels wide.
 * Every picture is stored in all widths, so this needs no JavaScript and nothing is resized on request.
 */
export function Picture({ src, alt, width, height, sizes, priority, loading = 'lazy', ...rest }: Props) {
  return (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : loading}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      {...rest}
      srcSet={pictureSources(src, width, sizes)}
      src={pictureAddress(src, sizes ? 1920 : 2 * width)}
    />
  );
}
