import { Link } from '@/components/ui/link';

/** Urges admins, whose accounts can do the most damage, to set up two-factor sign-in. */
export function TwoFactorHint() {
  return (
    <p className="mb-6 w-fit rounded-card bg-info-ground px-4 py-3 text-info">
      The account of a shop’s staff is worth protecting twice:{' '}
      <Link href="/twoFactor?to=/dashboard" className="font-semibold underline">
        turn on two-factor sign-in
      </Link>
      .
    </p>
  );
}
