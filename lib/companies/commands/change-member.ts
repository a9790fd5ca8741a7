import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { recordChangeOnce } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import type { Result } from '../../shared/result';
import {
  companies,
  memberships,
  type CompanyDocument,
  type MemberChange,
  type MembershipDocument,
} from '../collection';
import { storedMemberships } from '../queries/memberships';
import { noSuchCompany } from '../rules/members';

const maxAttempts = 1_000;

async function writeMembership(
  companyId: string,
  { userId, role, seq, before }: MemberChange,
): Promise<void> {
  const since = { joinedAt: now() };
  try {
    await memberships().updateOne(
      { companyId, userId, seq: { $lt: seq } },
      before === null ? { $set: { role, seq, ...since } } : { $set: { role, seq }, $setOnInsert: since },
      { upsert: true },
    );
  } catch (error) {
    // Another server has carried out this change, or a later one.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Carries out the change that a company has written ahead. Safe to repeat, late and on many servers. */
export async function carryOut({ _id, name, memberChange }: CompanyDocument): Promise<void> {
  if (!memberChange) return;
  const { userId, role, seq, auditId, actor, action, email, before } = memberChange;
  await writeMembership(_id.toHexString(), memberChange);
  await recordChangeOnce(auditId, {
    actor,
    action,
    subject: { kind: 'company', id: _id.toHexString(), name },
    before: { userId, email, role: before },
    after: { userId, email, role },
  });
  await companies().updateOne({ _id, 'memberChange.seq': seq }, { $unset: { memberChange: '' } });
}

/** The fields of a new company whose first member is written ahead with it. */
export const firstMember = (decided: NonNullable<MemberDecision>) => ({
  memberSeq: 1,
  memberChange: { ...decided, before: null, seq: 1, auditId: new ObjectId() },
});

/** Carries out the changes that are written ahead, such as those of servers that died. Returns their number. */
export async function finishMemberChanges(): Promise<number> {
  const pending = await companies()
    .find({ 'memberChange.userId': { $exists: true } })
    .limit(500)
    .toArray();
  for (const company of pending) await carryOut(company);
  return pending.length;
}

/** What a decision about a member leads to; null to change nothing. */
export type MemberDecision = Pick<MemberChange, 'userId' | 'role' | 'actor' | 'action' | 'email'> | null;

/**
 * Changes one membership of a company. Changes of a company happen one after the other: `decide` sees all memberships
 * as they are, and its decision is written by compare-and-set only if none has changed since; otherwise it decides again.
 * So two company admins who remove each other at the same moment can't both succeed.
 */
export async function changeMember(
  companyId: string,
  decide: (company: CompanyDocument, members: MembershipDocument[]) => Result<MemberDecision>,
): Promise<Result<MemberDecision>> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const company = await companies().findOne({ _id: new ObjectId(companyId) });
    if (!company) return noSuchCompany();
    if (company.memberChange) {
      await carryOut(company);
      continue;
    }
    const stored = await storedMemberships(companyId);
    const decided = decide(company, stored);
    if (!decided.ok || !decided.value) return decided;
    const { _id, memberSeq } = company;
    const before = stored.find(({ userId }) => userId === decided.value?.userId)?.role ?? null;
    const memberChange = { ...decided.value, before, seq: memberSeq + 1, auditId: new ObjectId() };
    const { matchedCount } = await companies().updateOne(
      { _id, memberSeq, memberChange: { $exists: false } },
      { $set: { memberChange }, $inc: { memberSeq: 1 } },
    );
    if (matchedCount) {
      await carryOut({ ...company, memberChange });
      return decided;
    }
    await pause(Math.random() * Math.min(20, attempt + 1));
  }
  throw new Error(`The members of company ${companyId} are being changed all the time`);
}
