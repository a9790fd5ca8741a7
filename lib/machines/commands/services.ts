import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { machines } from '../collection';
import { invalid, notAllowed } from '../commands';
import { findMachineAccess, noSuchMachine } from '../queries/access';
import { maxServices, type NewServiceInput, type ServiceChange, type ServiceRecord } from '../schema';

const noSuchService = () => fail('not-found', 'no-such-service', 'There is no such service record.');

const byDay = (one: ServiceRecord, other: ServiceRecord) =>
  one.day < other.day ? 1 : one.day > other.day ? -1 : 0;

/**
 * Replaces the records of a machine by what `edit` makes of them. A record with a next service that is the latest sets
 * that of the machine. Compare-and-set: of edits at the same time each sees the one before it.
 */
async function editServices(
  person: SignedIn,
  id: string,
  edit: (services: ServiceRecord[]) => Result<{ services: ServiceRecord[]; changed?: ServiceRecord }>,
): Promise<Result<{ done: true }>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const access = await findMachineAccess(person, id);
    if (!access) return noSuchMachine();
    if (!access.ownership.mayEdit) return notAllowed();
    const { _id, owner, services } = access.machine;
    const edited = edit(services ?? []);
    if (!edited.ok) return edited;
    const { changed } = edited.value;
    const sorted = [...edited.value.services].sort(byDay);
    const isNext = changed && changed.nextOn !== '' && sorted[0]!.day === changed.day;
    const { matchedCount } = await machines().updateOne(
      { _id, owner, services: services ?? { $exists: false } },
      { $set: { services: sorted, ...(isNext && { serviceOn: changed.nextOn }) } },
    );
    if (matchedCount) return ok({ done: true });
  }
  return fail('unavailable', 'busy', 'This machine is being edited elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

async function rejectedDays({ day, nextOn }: Pick<ServiceChange, 'day' | 'nextOn'>) {
  if (day && day > dayAt(now(), (await findShop()).timeZone))
    return invalid('day', 'The day of a service can’t be in the future');
  return day && nextOn && nextOn < day ? invalid('nextOn', 'The next service comes after this one') : null;
}

/** Adds a record of what was done to a machine. A repeat with the same key adds no other. */
export async function addService(
  person: SignedIn,
  id: string,
  { key, ...facts }: NewServiceInput,
): Promise<Result<{ done: true }>> {
  const rejected = await rejectedDays(facts);
  if (rejected) return rejected;
  const record = { id: key, ...facts };
  return editServices(person, id, (services) => {
    if (services.some((each) => each.id === key)) return ok({ services });
    if (services.length >= maxServices)
      return fail('conflict', 'too-many-services', `At most ${maxServices} records: remove one first.`);
    return ok({ services: [record, ...services], changed: record });
  });
}

/** Changes a record of a service. Safe to repeat. */
export async function changeService(
  person: SignedIn,
  id: string,
  service: string,
  change: ServiceChange,
): Promise<Result<{ done: true }>> {
  const rejected = await rejectedDays(change);
  if (rejected) return rejected;
  return editServices(person, id, (services) => {
    const known = services.find((each) => each.id === service);
    if (!known) return noSuchService();
    const changed = { ...known, ...change };
    if (changed.nextOn && changed.nextOn < changed.day)
      return invalid('nextOn', 'The next service comes after this one');
    const replaced = services.map((each) => (each === known ? changed : each));
    return ok({ services: replaced, ...(change.nextOn !== undefined && { changed }) });
  });
}

/** Removes a record of a service; the day of the next one stays. Safe to repeat: one that is gone is not found. */
export const removeService = (
  person: SignedIn,
  id: string,
  service: string,
): Promise<Result<{ done: true }>> =>
  editServices(person, id, (services) =>
    services.some((each) => each.id === service)
      ? ok({ services: services.filter((each) => each.id !== service) })
      : noSuchService(),
  );
