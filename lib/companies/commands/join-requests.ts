import { ObjectId } from 'mongodb';
import { composeMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import type { Customer } from '../../users/types';
import { companies, joinRequests } from '../collection';
import { joinDecidedMail, joinRequestedMail } from '../emails';
import { findCompany } from '../queries/companies';
import { listJoinable, listMembers } from '../queries/members';
import { findMembership } from '../queries/memberships';
import type { CompanyRole } from '../rules/rights';
import type { CompanyActor } from '../types';
import { noSuchCompany } from '../rules/members';
import { addMember } from './members';

type Done = Result<{ done: boolean }>;
const maxMails = 5;

/**
 * Asks to join a company whose mail domain the person's verified address has. Its admins get a mail. Asking again changes
 * nothing; companies of other domains are as if they did not exist.
 */
export async function askToJoin({ userId, email }: Customer, companyId: string): Promise<Done> {
  const company = (await listJoinable(userId, email)).find(({ id }) => id === companyId);
  if (!company) return noSuchCompany();
  if (company.asked || (await findMembership(companyId, userId))) return ok({ done: true });
  const { upsertedCount } = await joinRequests().updateOne(
    { companyId, userId },
    { $setOnInsert: { at: now() } },
    { upsert: true },
  );
  if (upsertedCount === 0) return ok({ done: true });
  const [shop, members] = await Promise.all([findShop(), listMembers(companyId)]);
  const mails = members
    .filter(({ role }) => role === 'admin')
    .slice(0, maxMails)
    .map((admin) => composeMail(admin.email, joinRequestedMail(company.name, email), shop));
  await companies().updateOne({ _id: new ObjectId(companyId) }, { $push: { mails: { $each: mails } } });
  return ok({ done: true });
}

/** Lets a person who asks to join become a member in a role, or turns the request down; the person gets a mail. */
export async function decideJoinRequest(
  actor: CompanyActor,
  companyId: string,
  userId: string,
  role: CompanyRole | null,
): Promise<Done> {
  const [company, account] = await Promise.all([findCompany(companyId), findAccount(userId)]);
  // Deleted before anything else: of two decisions at the same moment one counts.
  const request = await joinRequests().findOneAndDelete({ companyId, userId });
  if (!company || !account || !request)
    return fail('not-found', 'no-such-request', 'There is no such request any more.');
  if (role) {
    const added = await addMember(actor, companyId, { userId, email: account.email }, role, 'member-added');
    if (!added.ok) return added;
  }
  const mail = composeMail(account.email, joinDecidedMail(company.name, role), await findShop());
  await companies().updateOne({ _id: new ObjectId(companyId) }, { $push: { mails: mail } });
  return ok({ done: true });
}
