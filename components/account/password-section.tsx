import { ChangePasswordForm } from './change-password-form';
import { PasswordLinkButton } from './password-link-button';
import { SettingsSection } from './settings-section';

/** Changes the password, or lets people who sign in with Google or mailed codes choose one. */
export function PasswordSection({
  account: { name, email, hasPassword },
}: {
  account: { name: string; email: string; hasPassword: boolean };
}) {
  if (hasPassword)
    return (
      <SettingsSection id="password" title="Password">
        <ChangePasswordForm email={email} name={name} />
      </SettingsSection>
    );
  return (
    <SettingsSection
      id="password"
      title="Password"
      intro="You sign in with Google or a code by mail. With a password of your own you can log in without them, too: choose one with a link that we mail you."
    >
      <PasswordLinkButton />
    </SettingsSection>
  );
}
