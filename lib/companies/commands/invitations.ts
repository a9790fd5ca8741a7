import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { composeMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { countAttempt, rateLimited } from '../../platform/rate-limit';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import { findAccountByEmail } from '../../users/queries';
import type { Customer } from '../../users/types';
import { invitations, type InvitationDocument } from '../collection';
import { companyInvitationMail } from '../emails';
import { findCompany } from '../queries/companies';
import { findMembership } from '../queries/memberships';
import type { InvitationInput } from '../schema/members';
import type { CompanyActor } from '../types';
import { noSuchCompany } from '../rules/members';
import { addMember } from './members';

const lifetime = 7 * 86_400_000;
const perCompany = { name: 'company-invitations', count: 100, seconds: 86_400 };
const perAddress = { name: 'company-invitations-to', count: 5, seconds: 3_600 };

/**
 * Invites an address to a company by a mail with a link that works once, for 7 days. It replaces an earlier invitation of
 * the address. Only active companies invite; an address that belongs to a member fails with `already-member`.
 */
export async function inviteMember(
  actor: CompanyActor,
  companyId: string,
  { email, role }: InvitationInput,
): Promise<Result<{ id: string }>> {
  const company = await findCompany(companyId);
  if (!company) return noSuchCompany();
  if (company.status !== 'active')
    return fail('conflict', 'company-not-active', 'Only an active company can invite people.');
  const account = await findAccountByEmail(email);
  if (account && (await findMembership(companyId, account.id))) {
    const message = 'This person is a member already';
    return fail('conflict', 'already-member', `${message}.`, { fields: { email: message } });
  }
  const seconds = (await countAttempt(perAddress, email)) || (await countAttempt(perCompany, companyId));
  if (seconds) return rateLimited(seconds);
  await invitations().updateMany({ companyId, email, closedAt: null }, { $set: { closedAt: now() } });
  const secret = randomSecret();
  const shop = await findShop();
  const { userId, name } = actor;
  const document: InvitationDocument = {
    _id: new ObjectId(),
    tokenHash: sha256(secret),
    companyId,
    email,
    role,
    invitedBy: { userId, name },
    expiresAt: new Date(now().getTime() + lifetime),
    claimedBy: null,
    closedAt: null,
    mails: [composeMail(email, companyInvitationMail(company.name, name, role, secret), shop)],
  };
  await invitations().insertOne(document);
  await recordChange({
    actor,
    action: 'member-invited',
    subject: { kind: 'company', id: companyId, name: company.name },
    after: { email, role },
  });
  return ok({ id: document._id.toHexString() });
}

/** Takes an invitation back: its link no longer works. Safe to repeat. */
export async function revokeInvitation(
  actor: CompanyActor,
  companyId: string,
  id: string,
): Promise<Result<{ done: boolean }>> {
  const before = await invitations().findOneAndUpdate(
    { _id: new ObjectId(id), companyId, closedAt: null },
    { $set: { closedAt: now() } },
  );
  if (before)
    await recordChange({
      actor,
      action: 'invitation-revoked',
      subject: { kind: 'company', id: companyId },
      before: { email: before.email, role: before.role },
    });
  return ok({ done: true });
}

const invalidInvitation = () =>
  fail(
    'unprocessable',
    'invitation-invalid',
    'This invitation has been used, taken back or is too old. Ask the company for a new one.',
  );

/**
 * Makes the person a member as the invitation says. It must have gone to the address of their account, which is verified.
 * The link works once; after a crash the same person can follow it again.
 */
export async function acceptInvitation(
  { userId, email }: Customer,
  secret: string,
): Promise<Result<{ company: string }>> {
  const found = await invitations().findOneAndUpdate(
    {
      tokenHash: sha256(secret),
      email,
      closedAt: null,
      expiresAt: { $gt: now() },
      claimedBy: { $in: [null, userId] },
    },
    { $set: { claimedBy: userId } },
    { returnDocument: 'after' },
  );
  if (!found) return invalidInvitation();
  const person = { userId, email };
  const added = await addMember(person, found.companyId, person, found.role, 'member-joined');
  if (!added.ok) return added;
  await invitations().updateOne({ _id: found._id }, { $set: { closedAt: now() } });
  return ok({ company: found.companyId });
}
