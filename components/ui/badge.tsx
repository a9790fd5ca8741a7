import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

const tones: Record<Tone, string> = {
  neutral: 'bg-line/60 text-ink',
  good: 'bg-good-ground text-good',
  warn: 'bg-warn-ground text-warn',
  bad: 'bg-bad-ground text-bad',
  info: 'bg-info-ground text-info',
};

/** A short status label. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-card px-2 py-0.5 text-sm font-medium whitespace-nowrap first-letter:uppercase ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
