import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChangePasswordForm } from '@/components/account/change-password-form';
import { SessionList } from '@/components/account/session-list';
import { SettingsForm } from '@/components/account/settings-form';
import { SettingsSection } from '@/components/account/settings-section';
import { requireSignedIn } from '@/lib/auth/session';
import { listSessions } from '@/lib/auth/sessions';
import { findAccount, findProfile } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'Account Settings',
  description: 'Your details, your password and the devices on which you are signed in.',
  robots: { index: false },
};

export default async function SettingsPage() {
  const person = await requireSignedIn('/settings');
  const [account, profile, sessions] = await Promise.all([
    findAccount(person.userId),
    findProfile(person.userId),
    listSessions(person),
  ]);
  if (!account || !profile) notFound();
  const { name, email, hasPassword } = account;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8">
      <h1 className="text-4xl">Account Settings</h1>
      <SettingsSection id="details" title="Your details">
        <SettingsForm email={email} values={{ ...profile, name, gender: profile.gender ?? '' }} />
      </SettingsSection>
      {hasPassword && (
        <SettingsSection id="password" title="Password">
          <ChangePasswordForm email={email} name={name} />
        </SettingsSection>
      )}
      <SettingsSection id="sessions" title="Where you are signed in">
        <SessionList sessions={sessions} />
      </SettingsSection>
    </div>
  );
}
