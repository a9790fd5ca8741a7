import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import { companyRoleName, type CompanyRole } from './rules/rights';
import { companyHref, ownCompanyPath } from './rules/paths';

/** The invitation to a company; the address is that of a person who may have no account yet. */
export function companyInvitationMail(
  company: string,
  by: string,
  role: CompanyRole,
  secret: string,
): MailTemplate {
  return {
    subject: `Join ${company}`,
    heading: `Order for ${company}`,
    paragraphs: [
      `${by} has invited you to order for ${company}. Your role: ${companyRoleName(role).toLowerCase()}.`,
      'Sign in with this address, or open an account with it, and accept the invitation.',
    ],
    action: { label: 'See the invitation', url: `${siteUrl()}/joinCompany?token=${secret}` },
    confidential: true,
    footnote: 'The link works once, for 7 days. If you don’t know the company, you can ignore this email.',
  };
}

/** Tells the shop that somebody asks for a company account. */
export function companyRequestedMail(company: { id: string; name: string }, by: string): MailTemplate {
  return {
    subject: `Company account requested: ${company.name}`,
    heading: 'A company asks for an account',
    paragraphs: [`${by} asks for an account for ${company.name}.`],
    action: { label: 'Look at the request', url: siteUrl() + companyHref(company.id) },
    replyTo: by,
  };
}

/** Tells who asked for it that the company can order. */
export function companyApprovedMail(company: string): MailTemplate {
  return {
    subject: `${company} can order now`,
    heading: 'Your company account is ready',
    paragraphs: [
      `The account of ${company} is open. You are its admin: add sites, invite colleagues, and order in its name.`,
    ],
    action: { label: 'Go to the company', url: siteUrl() + ownCompanyPath },
  };
}

/** Tells a company admin that somebody asks to join. */
export function joinRequestedMail(company: string, by: string): MailTemplate {
  return {
    subject: `${by} asks to join ${company}`,
    heading: 'Somebody asks to join',
    paragraphs: [`${by} has an address of your domain and asks to order for ${company}.`],
    action: { label: 'Decide', url: `${siteUrl()}${ownCompanyPath}` },
  };
}

/** Tells the person the decision about their request to join. */
export function joinDecidedMail(company: string, role: CompanyRole | null): MailTemplate {
  return {
    subject: role ? `You can order for ${company} now` : `Your request to join ${company}`,
    heading: role ? 'Welcome' : 'Your request was turned down',
    paragraphs: [
      role
        ? `You belong to ${company} now. Your role: ${companyRoleName(role).toLowerCase()}. Choose the company at the top of the shop.`
        : `${company} has turned down your request to join.`,
    ],
    action: {
      label: role ? 'Go to the company' : 'Go to the shop',
      url: siteUrl() + (role ? ownCompanyPath : '/shop'),
    },
  };
}
