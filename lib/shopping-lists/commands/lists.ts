import { ObjectId } from 'mongodb';
import { addLines } from '../../cart/commands/add-lines';
import type { Cart } from '../../cart/schema';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { shoppingLists, type StoredListLine } from '../collection';
import { companyOwner, customerOwner, findListAccess, noSuchList } from '../queries/access';
import { findListOffers, nameOf, seenOf } from '../queries/lists';
import { nextReminder } from '../rules/changes';
import {
  maxListLines,
  maxLists,
  type LinesAdded,
  type ListChange,
  type ListLineChange,
  type ListLinesInput,
  type NewListInput,
} from '../schema';
import { changeList } from './change-list';

/**
 * Makes an empty list, for the person alone or for the company in whose name they buy. A repeat with the same key is the
 * same list.
 */
export async function createList(
  { userId }: SignedIn,
  { key, name, note, shared }: NewListInput,
  company: Membership | null,
): Promise<Result<{ id: string }>> {
  if (shared && !(company && mayInCompany(company, 'orders.request'))) {
    const message = 'You buy for no company in which you may order';
    return fail('forbidden', 'not-allowed', `${message}.`, { fields: { shared: message } });
  }
  const owner = shared && company ? companyOwner(company.id) : customerOwner(userId);
  const known = await shoppingLists().findOne({ owner, key }, { projection: { _id: 1 } });
  if (known) return ok({ id: known._id.toHexString() });
  if ((await shoppingLists().countDocuments({ owner })) >= maxLists)
    return fail('conflict', 'too-many-lists', `At most ${maxLists} lists: delete one first.`);
  const _id = new ObjectId();
  const times = { createdAt: now(), changedAt: now() };
  try {
    await shoppingLists().insertOne({
      _id,
      owner,
      key,
      name,
      note,
      lines: [],
      version: 1,
      mails: [],
      ...times,
    });
    return ok({ id: _id.toHexString() });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const other = await shoppingLists().findOne({ owner, key }, { projection: { _id: 1 } });
    return ok({ id: (other?._id ?? _id).toHexString() });
  }
}

/** Changes name, note or reminder of a list. A reminder goes to who has set it last. */
export function changeListFacts(
  { userId }: SignedIn,
  id: string,
  { weeks, ...facts }: ListChange,
): Promise<Result<{ done: true }>> {
  return changeList(userId, id, ({ list: { reminder } }) => {
    if (weeks === undefined) return { set: facts };
    if (weeks === 0) return { set: facts, unset: { reminder: 1 } };
    if (reminder?.weeks === weeks && reminder.userId === userId) return { set: facts };
    return { set: { ...facts, reminder: { userId, weeks, nextAt: nextReminder(now(), weeks, now()) } } };
  });
}

/** Deletes a list. Safe to repeat: a list that is gone is not found. */
export async function deleteList({ userId }: SignedIn, id: string): Promise<Result<{ done: true }>> {
  const access = await findListAccess(userId, id);
  if (!access) return noSuchList();
  if (!access.mayEdit)
    return fail('forbidden', 'not-allowed', 'Your role in the company does not allow this.');
  await shoppingLists().deleteOne({ _id: access.list._id });
  return ok({ done: true });
}

/**
 * Puts products into a list. One that it has already gets the new quantity, so a repeat changes nothing; what is not
 * sold, and what doesn't fit in, is named in the notes.
 */
export async function addListLines(
  { userId }: SignedIn,
  id: string,
  { lines: given }: ListLinesInput,
): Promise<Result<LinesAdded>> {
  let outcome: LinesAdded = { added: 0, notes: [] };
  const changed = await changeList(userId, id, async ({ list, company }) => {
    const offers = await findListOffers(
      userId,
      company,
      given.map(({ sku }) => sku),
    );
    const lines = [...list.lines];
    outcome = { added: 0, notes: [] };
    for (const { sku, quantity } of given) {
      const offer = offers.get(sku);
      const at = lines.findIndex((line) => line.sku === sku);
      if (!offer) outcome.notes.push(`${sku} is no longer sold`);
      else if (at < 0 && lines.length >= maxListLines)
        outcome.notes.push(`${sku} does not fit in: a list has at most ${maxListLines} products`);
      else {
        const note = lines[at]?.note ?? '';
        const seen = { ...seenOf(offer, quantity), at: now() };
        const line: StoredListLine = { ...lines[at], sku, name: nameOf(offer), quantity, note, seen };
        if (at < 0) lines.push(line);
        else lines[at] = line;
        outcome.added += 1;
      }
    }
    return outcome.added > 0 ? { set: { lines } } : null;
  });
  return changed.ok ? ok(outcome) : changed;
}

const noSuchLine = () => fail('not-found', 'no-such-line', 'This product is not in the list.');

/** Changes the usual quantity or the note of a line. */
export function changeListLine(
  { userId }: SignedIn,
  id: string,
  sku: string,
  edit: ListLineChange,
): Promise<Result<{ done: true }>> {
  return changeList(userId, id, ({ list: { lines } }) =>
    lines.some((line) => line.sku === sku)
      ? { set: { lines: lines.map((line) => (line.sku === sku ? { ...line, ...edit } : line)) } }
      : noSuchLine(),
  );
}

/** Takes a line out of a list. Safe to repeat. */
export function removeListLine(
  { userId }: SignedIn,
  id: string,
  sku: string,
): Promise<Result<{ done: true }>> {
  return changeList(userId, id, ({ list: { lines } }) => {
    const left = lines.filter((line) => line.sku !== sku);
    return left.length < lines.length ? { set: { lines: left } } : null;
  });
}

/**
 * Puts lines of a list into the cart, all or none; a repeat with the same key adds nothing. What was ordered counts as
 * seen, and the reminder starts over. Everybody who sees a list may order from it.
 */
export async function orderFromList(
  person: SignedIn,
  id: string,
  { lines }: ListLinesInput,
  key: string,
): Promise<Result<Cart>> {
  const access = await findListAccess(person.userId, id);
  if (!access) return noSuchList();
  const known = new Set(access.list.lines.map(({ sku }) => sku));
  if (lines.some(({ sku }) => !known.has(sku))) return noSuchLine();
  const cart = await addLines(person, lines, key);
  if (!cart.ok || !access.mayEdit) return cart;
  const ordered = new Set(lines.map(({ sku }) => sku));
  await changeList(person.userId, id, async ({ list, company }) => {
    const offers = await findListOffers(person.userId, company, [...ordered]);
    const seen = list.lines.map((line) => {
      const offer = ordered.has(line.sku) ? offers.get(line.sku) : undefined;
      return offer ? { ...line, due: 0, seen: { ...seenOf(offer, line.quantity), at: now() } } : line;
    });
    const { reminder } = list;
    const nextAt = reminder && nextReminder(now(), reminder.weeks, now());
    return { set: { lines: seen, ...(reminder && nextAt && { reminder: { ...reminder, nextAt } }) } };
  });
  return cart;
}

/** Deletes the lists and the reminders of a closed account; lists of companies stay. Safe to repeat. */
export async function deleteShoppingLists(userId: string): Promise<void> {
  await shoppingLists().deleteMany({ owner: customerOwner(userId) });
  await shoppingLists().updateMany(
    { 'reminder.userId': userId },
    { $unset: { reminder: 1 }, $inc: { version: 1 } },
  );
}
