import { ObjectId } from 'mongodb';
import { findCompanies } from '../../auth/active-company';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { fail } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { machines, type MachineDocument } from '../collection';

/** Whose machines a person asks for. */
export type MachineOwner = Pick<SignedIn, 'userId' | 'sessionId'>;

export const customerOwner = (userId: string): string => `customer ${userId}`;
export const companyOwner = (companyId: string): string => `company ${companyId}`;

/** Whose machines a person sees now: their own, and those of the company for which they buy. */
export type Ownership = { owner: string; company: { id: string; name: string } | null; mayEdit: boolean };

/** Members who may order change the machines of a company. */
export function ownershipsOf(userId: string, active: Membership | null): Ownership[] {
  const own = { owner: customerOwner(userId), company: null, mayEdit: true };
  if (!active || !mayInCompany(active, 'company.view')) return [own];
  const { id, name } = active;
  const mayEdit = mayInCompany(active, 'orders.request');
  return [own, { owner: companyOwner(id), company: { id, name }, mayEdit }];
}

export const findOwnerships = async (person: MachineOwner): Promise<Ownership[]> =>
  ownershipsOf(person.userId, (await findCompanies(person)).active);

/** A machine that a person sees now, with whose it is; null for any other and for none. */
export async function findMachineAccess(
  person: MachineOwner,
  id: string,
): Promise<{ machine: MachineDocument; ownership: Ownership } | null> {
  const machine = ObjectId.isValid(id) ? await machines().findOne({ _id: new ObjectId(id) }) : null;
  if (!machine) return null;
  const ownership = (await findOwnerships(person)).find(({ owner }) => owner === machine.owner);
  return ownership ? { machine, ownership } : null;
}

export const noSuchMachine = () => fail('not-found', 'no-such-machine', 'There is no such machine.');
