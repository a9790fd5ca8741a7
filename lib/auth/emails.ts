import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';

const link = (page: string, secret: string) => `${siteUrl()}/${page}?token=${secret}`;

const notMe = 'If this was not you, choose a new password at once with the button below.';
const newPassword = () => ({ label: 'This was not me', url: `${siteUrl()}/forgetPass` });

// The first two go to addresses that nobody has verified: they carry no text that a third party could have typed.

export function verificationMail(secret: string): MailTemplate {
  return {
    subject: 'Confirm your email address',
    heading: 'Welcome',
    paragraphs: [
      'An account was opened with this address. Please confirm that it is yours: after that you can order and write reviews.',
    ],
    action: { label: 'Confirm my email', url: link('verifyEmail', secret) },
    confidential: true,
    footnote:
      'The link works for 24 hours. If you did not open an account, do not press the button: you can ignore this email.',
  };
}

export function changeEmailMail(secret: string): MailTemplate {
  return {
    subject: 'Confirm your new email address',
    heading: 'One more step',
    paragraphs: ['Please confirm that your account should use this address from now on.'],
    action: { label: 'Use this address', url: link('changeEmail', secret) },
    confidential: true,
    footnote: 'The link works for 24 hours. If you did not ask for it, you can ignore this email.',
  };
}

export function passwordResetMail(name: string, secret: string): MailTemplate {
  return {
    subject: 'Choose a new password',
    heading: `Hello, ${name}`,
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url: link('resetPass', secret) },
    confidential: true,
    footnote:
      'The link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays as it is.',
  };
}

/** The six digits of a sign-in by mail, to an address that may have no account yet. */
export function signInCodeMail(code: string): MailTemplate {
  return {
    subject: 'Your code to sign in',
    heading: `${code.slice(0, 3)} ${code.slice(3)}`,
    paragraphs: [
      'Enter these six digits on the page on which you asked for them. They work once, for 10 minutes.',
    ],
    confidential: true,
    footnote:
      'Nobody from the shop will ever ask you for this code. If you did not ask for it, you can ignore this email.',
  };
}

/** Instead of a code, to people whose accounts don't open by mail alone. */
export function noSignInCodeMail(name: string): MailTemplate {
  return {
    subject: 'Please sign in with your password',
    heading: `Hello, ${name}`,
    paragraphs: [
      'Somebody, hopefully you, asked for a code by mail to sign in. Your account is protected further and does not open by mail alone: please sign in as you always do.',
    ],
    action: { label: 'Log in', url: `${siteUrl()}/login` },
    footnote: 'If you did not ask for it, you can ignore this email: nobody was signed in.',
  };
}

/** The invitation to an account that staff have opened for a customer, whose address nobody has verified yet. */
export function invitationMail(shopName: string, secret: string): MailTemplate {
  return {
    subject: 'Your customer account',
    heading: 'Welcome',
    paragraphs: [
      `${shopName} has opened a customer account with this address to take an order for you. Choose a password to see your orders and invoices.`,
    ],
    action: { label: 'Choose a password', url: link('resetPass', secret) },
    confidential: true,
    footnote:
      'The link works once, for 7 days. After that, ask for a new one with “Forgot password”. If you did not order anything, please reply to this email.',
  };
}

/** A notice about the security of an account, to its owner. */
function securityNotice(subject: string, name: string, ...paragraphs: string[]): MailTemplate {
  return { subject, heading: `Hello, ${name}`, paragraphs: [...paragraphs, notMe], action: newPassword() };
}

export const passwordChangedMail = (name: string) =>
  securityNotice(
    'Your password was changed',
    name,
    'The password of your account was changed just now, and all other devices were signed out.',
  );

export const googleLinkedMail = (name: string, droppedPassword: boolean) =>
  securityNotice(
    'You can now sign in with Google',
    name,
    'Your account was linked to your Google account, and all other devices were signed out.',
    ...(droppedPassword
      ? ['The password that was chosen at sign-up no longer works. You can set a new one in your settings.']
      : []),
  );

export const twoFactorOnMail = (name: string) =>
  securityNotice(
    'Two-factor sign-in is on',
    name,
    'From now on signing in to your account also asks for a code from an app.',
  );

export const twoFactorOffMail = (name: string) =>
  securityNotice(
    'Two-factor sign-in is off',
    name,
    'From now on signing in to your account asks for the password alone.',
  );

export const recoveryCodeUsedMail = (name: string, left: number) =>
  securityNotice(
    'A recovery code was used',
    name,
    `Somebody signed in to your account with one of its recovery codes. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
  );

export const newDeviceMail = (name: string, device: string, at: string) =>
  securityNotice(
    'New sign-in to your account',
    name,
    `Somebody signed in to your account on a device that it has not been used on before: ${device}, ${at}.`,
  );

export function emailChangedMail(name: string, email: string): MailTemplate {
  return {
    subject: 'The email address of your account was changed',
    heading: `Hello, ${name}`,
    paragraphs: [
      `Your account now uses ${email}. Mails no longer go to this address.`,
      'If this was not you, please contact us at once.',
    ],
    action: { label: 'Contact us', url: `${siteUrl()}/contact` },
  };
}
