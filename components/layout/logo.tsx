'use client';
import { Picture } from '@/components/ui/picture';

/** The shop's logo, or a hex bolt seen from above. A client component: a reference is smaller than its markup. */
export function Logo({ logo = '', size = 32 }: { logo?: string; size?: number }) {
  if (logo) {
    return (
      <Picture
        src={logo}
        alt=""
        width={size}
        height={size}
        sizes="128px"
        className="shrink-0 object-contain"
        style={{ width: size, height: size }}
      />
    );
  }
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32">
      <path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="var(--accent)" />
      <circle cx="16" cy="16" r="8.6" fill="none" stroke="#1c1205" strokeWidth="2.2" />
      <path d="M16 11.4 20 13.7v4.6L16 20.6l-4-2.3v-4.6Z" fill="#1c1205" />
    </svg>
  );
}
