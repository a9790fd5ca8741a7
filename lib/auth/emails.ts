import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';

const link = (page: string, secret: string) => `${siteUrl()}/${page}?token=${secret}`;

export function verificationMail(name: string, secret: string): MailTemplate {
  return {
    subject: 'Confirm your email address',
    heading: `Welcome, ${name}`,
    paragraphs: ['Please confirm that this address is yours. After that you can order and write reviews.'],
    action: { label: 'Confirm my email', url: link('verifyEmail', secret) },
    footnote: 'The link works for 24 hours. If you did not open an account, you can ignore this mail.',
  };
}

export function passwordResetMail(name: string, secret: string): MailTemplate {
  return {
    subject: 'Choose a new password',
    heading: `Hello, ${name}`,
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url: link('resetPass', secret) },
    footnote:
      'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
  };
}

export function passwordChangedMail(name: string): MailTemplate {
  return {
    subject: 'Your password was changed',
    heading: `Hello, ${name}`,
    paragraphs: [
      'The password of your account was changed just now, and all other devices were signed out.',
      'If this was not you, choose a new password at once with the button below.',
    ],
    action: { label: 'This was not me', url: `${siteUrl()}/forgetPass` },
  };
}

export function changeEmailMail(name: string, secret: string): MailTemplate {
  return {
    subject: 'Confirm your new email address',
    heading: `Hello, ${name}`,
    paragraphs: ['Please confirm that your account should use this address from now on.'],
    action: { label: 'Use this address', url: link('changeEmail', secret) },
    footnote: 'The link works for 24 hours. If you did not ask for it, you can ignore this mail.',
  };
}

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
