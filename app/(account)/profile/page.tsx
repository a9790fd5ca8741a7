import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProfileCard } from '@/components/account/profile-card';
import { requireSignedIn } from '@/lib/auth/current-session';
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
    </div>
  );
}
