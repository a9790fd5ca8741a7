import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound } from 'next/navigation';
import { ProfileCard } from '@/components/account/profile-card';
import { requireSignedIn } from '@/lib/auth/current-session';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { findAccount, findProfile } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'Profile',
  description: 'Your picture, contact, education and a few words about you.',
  robots: { index: false },
};

export default async function ProfilePage() {
  const { userId } = await requireSignedIn('/profile');
  const [account, profile] = await Promise.all([findAccount(userId), findProfile(userId)]);
  if (!account || !profile) notFound();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <ProfileCard name={account.name} email={account.email} image={account.image} profile={profile} />
      <p className="mt-6 text-muted">
        Buying for a company?{' '}
        <Link href={ownCompanyPath} className="text-link underline underline-offset-4">
          See how you order in its name
        </Link>
      </p>
    </div>
  );
}
