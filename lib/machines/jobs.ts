import { z } from 'zod';
import { findCompanyNames } from '../companies/queries/companies';
import { listMembers } from '../companies/queries/members';
import { relayMails } from '../mail/outbox';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { addDays, dayAt } from '../shared/dates';
import { ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import { machines } from './collection';
import { serviceMail } from './emails';
import { companyOwner, customerOwner } from './queries/access';

export const machineCounts = z.object({ reminded: z.number() });

/** So many days before a service its owner is reminded. */
export const serviceNoticeDays = 14;

type Recipients = { people: { name: string; email: string }[]; company: string | null };

/** Who hears of the service of a machine: its owner, or the admins of its company. */
async function findRecipients(owner: string): Promise<Recipients> {
  const ofCustomer = customerOwner('');
  if (owner.startsWith(ofCustomer)) {
    const account = await findAccount(owner.slice(ofCustomer.length));
    return { people: account && !account.disabled && account.emailVerified ? [account] : [], company: null };
  }
  const companyId = owner.slice(companyOwner('').length);
  const [members, names] = await Promise.all([listMembers(companyId), findCompanyNames([companyId])]);
  return {
    people: members.filter(({ role }) => role === 'admin'),
    company: names.get(companyId) ?? null,
  };
}

/**
 * Reminds owners of each service once, two weeks before its day, or as soon as a nearer day is entered. The mark and the
 * mails are stored by one update, so that it is safe to run at any time, on any number of servers.
 */
export async function runMachinesJob(): Promise<Result<z.infer<typeof machineCounts>>> {
  const shop = await findShop();
  const today = dayAt(now(), shop.timeZone);
  const due = await machines()
    .find({
      serviceOn: { $gte: today, $lte: addDays(today, serviceNoticeDays) },
      $expr: { $ne: ['$remindedOf', '$serviceOn'] },
    })
    .limit(200)
    .toArray();
  let reminded = 0;
  for (const machine of due) {
    const { _id, owner, serviceOn, remindedOf } = machine;
    const { people, company } = await findRecipients(owner);
    const { modifiedCount } = await machines().updateOne(
      { _id, serviceOn, remindedOf: remindedOf ?? { $exists: false } },
      {
        $set: { remindedOf: serviceOn },
        $push: { mails: { $each: people.map((person) => serviceMail(machine, person, company, shop)) } },
      },
    );
    reminded += modifiedCount && people.length;
  }
  await relayMails(machines);
  return ok({ reminded });
}
