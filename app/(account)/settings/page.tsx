import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChangeEmailForm } from '@/components/account/change-email-form';
import { CloseAccountPanel } from '@/components/account/close-account-panel';
import { PasswordSection } from '@/components/account/password-section';
import { PictureField } from '@/components/account/picture-field';
import { SessionList } from '@/components/account/session-list';
import { SettingsForm } from '@/components/account/settings-form';
import { SettingsSection } from '@/components/account/settings-section';
import { TaxSection } from '@/components/account/tax-section';
import { TwoFactorPanel } from '@/components/account/two-factor-panel';
import { requireOwner } from '@/lib/auth/current-session';
import { listSessions } from '@/lib/auth/sessions';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { findOwnTaxes } from '@/lib/taxes/queries/taxes';
import { findAccount, findProfile, findTwoFactor } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'Account Settings',
  description: 'Your details, your password and the devices on which you are signed in.',
  robots: { index: false },
};

export default async function SettingsPage() {
  const person = await requireOwner('/settings');
  const [account, profile, sessions, twoFactor, taxes, shop] = await Promise.all([
    findAccount(person.userId),
    findProfile(person.userId),
    listSessions(person),
    findTwoFactor(person.userId),
    findOwnTaxes(person.userId),
    findShop(),
  ]);
  if (!account || !profile) notFound();
  const { name, email } = account;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8">
      <h1 className="text-4xl">Account Settings</h1>
      <SettingsSection id="details" title="Your details">
        <PictureField name={name} image={account.image} />
        <SettingsForm email={email} values={{ ...profile, name, gender: profile.gender ?? '' }} />
      </SettingsSection>
      <PasswordSection account={account} />
      <SettingsSection
        id="email"
        title="Email"
        intro={`Your address is ${email}. A new address takes effect once you open the link that we send to it.`}
      >
        <ChangeEmailForm />
      </SettingsSection>
      <SettingsSection
        id="two-factor"
        title="Two-factor sign-in"
        intro="Signing in will also ask for a code from an app on your phone, so that a stolen password alone is not enough."
      >
        <TwoFactorPanel on={twoFactor?.on ?? false} recoveryCodesLeft={twoFactor?.recoveryCodesLeft ?? 0} />
      </SettingsSection>
      <TaxSection taxes={taxes} shop={shop} />
      <SettingsSection id="sessions" title="Where you are signed in">
        <SessionList sessions={sessions} clock={clockSettings(shop)} />
      </SettingsSection>
      <SettingsSection id="data" title="Your data">
        <CloseAccountPanel />
      </SettingsSection>
    </div>
  );
}
