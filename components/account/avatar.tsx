import { Picture } from '@/components/ui/picture';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** A person's picture, or their initials. */
export function Avatar({ name, image, size = 128 }: { name: string; image: string | null; size?: number }) {
  const style = { width: size, height: size };
  if (image)
    return (
      <Picture
        src={image}
        alt={`Picture of ${name}`}
        width={size}
        height={size}
        style={style}
        className="shrink-0 rounded-full object-cover"
      />
    );
  return (
    <span
      aria-hidden
      style={{ ...style, fontSize: size / 2.6 }}
      className="grid shrink-0 place-items-center rounded-full bg-accent font-display font-semibold text-on-accent"
    >
      {initials(name)}
    </span>
  );
}
