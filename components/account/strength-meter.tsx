import { passwordStrength } from '@/lib/users/rules/password-strength';

const colors = ['bg-bad', 'bg-bad', 'bg-accent', 'bg-good', 'bg-good'] as const;

/** Shows the strength of a password while typing, in words and as a bar. */
export function StrengthMeter({ password, own = [] }: { password: string; own?: string[] }) {
  const { score, label, hint } = passwordStrength(password, own);
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="flex gap-1">
        {[0, 1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${password && step < Math.max(1, score) ? colors[score] : 'bg-line'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {password && (
          <>
            Strength: <strong className="text-ink">{label}</strong>
            {hint && `. ${hint}.`}
          </>
        )}
      </p>
    </div>
  );
}
