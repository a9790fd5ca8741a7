import { cache } from 'react';
import { findMembership, listMemberships } from '../companies/queries/memberships';
import { mayInCompany } from '../companies/rules/rights';
import type { Membership } from '../companies/schema/members';
import { fail, ok, type Result } from '../shared/result';
import type { SignedIn } from '../users/types';
import { sessions } from './collection';

type Session = Pick<SignedIn, 'userId' | 'sessionId'>;

async function findChoice({ userId, sessionId }: Session): Promise<string | null | undefined> {
  const session = await sessions().findOne({ _id: sessionId, userId }, { projection: { companyId: 1 } });
  return session?.companyId;
}

/**
 * The companies of a person, and the one in whose name this session buys: the one chosen, else the only one. A company to
 * which the person no longer belongs is never active, whatever the session says.
 */
export async function findCompanies(
  person: Session,
): Promise<{ memberships: Membership[]; active: Membership | null }> {
  const memberships = await listMemberships(person.userId);
  if (memberships.length === 0) return { memberships, active: null };
  const choice = await findChoice(person);
  const only = memberships.length === 1 ? memberships[0] : undefined;
  const active = choice === undefined ? only : memberships.find(({ id }) => id === choice);
  return { memberships, active: active ?? null };
}

/** The company in whose name the session buys, for pages: read once for each request. */
export const findActiveCompany = cache(
  async (person: Session): Promise<Membership | null> => (await findCompanies(person)).active,
);

/** The account whose statement a person sees now: the company's with the right to its invoices, else their own. */
export async function findStatementAccount(
  person: Pick<SignedIn, 'userId' | 'sessionId' | 'name' | 'email'>,
): Promise<{ id: string; name: string; email: string }> {
  const { active } = await findCompanies(person);
  return active && mayInCompany(active, 'invoices.view')
    ? { id: active.id, name: active.name, email: '' }
    : { id: person.userId, name: person.name, email: person.email };
}

/** Chooses the company in whose name this session buys; null for the person alone. */
export async function chooseCompany(
  { userId, sessionId }: Session,
  companyId: string | null,
): Promise<Result<{ done: boolean }>> {
  if (companyId !== null && !(await findMembership(companyId, userId)))
    return fail('not-found', 'no-such-company', 'You do not belong to this company.');
  await sessions().updateOne({ _id: sessionId, userId }, { $set: { companyId } });
  return ok({ done: true });
}
