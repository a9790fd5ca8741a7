import { ObjectId } from 'mongodb';
import { eventWrites } from '../../events/outbox';
import { ok, fail, type Result } from '../../shared/result';
import { users, wordsOf } from '../collection';
import { customerEvent } from '../events';
import type { Profile, ProfileInput } from '../schema/profile';
import type { SignedIn } from '../types';

/** Saves the account settings of a person; omitted fields stay unchanged. Returns the whole profile. */
export async function saveProfile(person: SignedIn, input: ProfileInput): Promise<Result<Profile>> {
  const { name, image, ...profile } = input;
  const changes: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(profile)) {
    if (value !== undefined) changes[`profile.${field}`] = value;
  }
  if (name !== undefined) Object.assign(changes, { name, words: wordsOf(name, person.email) });
  if (image !== undefined) changes.image = image;
  const filter = { _id: new ObjectId(person.userId) };
  const isRenamed = name !== undefined && name !== person.name;
  const renamed = { id: person.userId, name: name ?? person.name, email: person.email };
  const { push, inc } = eventWrites(isRenamed ? [customerEvent('customer.updated', renamed)] : []);
  const events = inc.eventCount ? { $push: push, $inc: inc } : {};
  const user = Object.keys(changes).length
    ? await users().findOneAndUpdate(filter, { $set: changes, ...events }, { returnDocument: 'after' })
    : await users().findOne(filter);
  return user ? ok(user.profile) : fail('not-found', 'user-not-found', 'This account no longer exists.');
}
