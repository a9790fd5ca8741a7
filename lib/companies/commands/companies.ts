import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { composeMail, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { countAttempt, rateLimited } from '../../platform/rate-limit';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { Customer, Staff } from '../../users/types';
import { companies, companyView, type CompanyDocument } from '../collection';
import { companyApprovedMail, companyRequestedMail } from '../emails';
import { findCompany } from '../queries/companies';
import { listMembers } from '../queries/members';
import { noPurchaseOrderRules } from '../rules/purchase-orders';
import { readTaxId } from '../rules/tax-id';
import type { CompanyStatus } from '../rules/rights';
import type { Company, CompanyDetails, CompanyInput, CompanyRequest } from '../schema/company';
import type { CompanyActor } from '../types';
import { noSuchCompany } from '../rules/members';
import { carryOut, firstMember } from './change-member';

/** Staff, or another system with an API key of the shop. */
type Actor = Pick<Staff, 'userId' | 'email'>;

/** The words under which the list finds a company. */
export function companyWords({ name, taxId, billing, mailDomain }: CompanyInput): string[] {
  const texts = [name, taxId, billing.city, billing.postcode, mailDomain].join(' ').toLowerCase();
  return [...new Set(texts.split(/[\s,]+/).filter(Boolean))];
}

/** The stored form of what staff enter. */
function storedFields({ mailDomain, ...input }: CompanyInput) {
  const words = companyWords({ ...input, mailDomain });
  return mailDomain ? { ...input, mailDomain, words } : { ...input, words };
}

/** A company without members. */
export function newCompany(
  input: CompanyInput,
  {
    _id = new ObjectId(),
    status,
    mails = [],
  }: { _id?: ObjectId; status: CompanyStatus; mails?: PendingMail[] },
): CompanyDocument {
  const start = { sites: [], version: 1, memberSeq: 0, createdAt: now() };
  return { _id, ...storedFields(input), ...start, status, mails };
}

const wrong = (field: string, message: string) =>
  fail('invalid', 'invalid-company', message, { fields: { [field]: message } });

/** The input with its tax id in plain form, or what is wrong with it. */
async function checked(input: CompanyInput, id?: string): Promise<Result<CompanyInput>> {
  const read = readTaxId(input.taxId, input.billing.country);
  if ('problem' in read) return wrong('taxId', read.problem);
  if (input.joinsByDomain && !input.mailDomain) return wrong('mailDomain', 'Enter the domain');
  if (input.parentId) {
    const parent = input.parentId === id ? null : await findCompany(input.parentId);
    if (!parent) return wrong('parentId', 'Choose another company');
    if (parent.parentId) return wrong('parentId', `${parent.name} belongs to a group itself`);
    if (id && (await companies().findOne({ parentId: id })))
      return wrong('parentId', 'Companies belong to this one: it can’t belong to a group itself');
  }
  return ok({ ...input, taxId: read.taxId });
}

/** Opens the account of a company, active and without members. */
export async function addCompany(actor: Actor, input: CompanyInput): Promise<Result<Company>> {
  const valid = await checked(input);
  if (!valid.ok) return valid;
  const document = newCompany(valid.value, { status: 'active' });
  await companies().insertOne(document);
  const subject = { kind: 'company', id: document._id.toHexString(), name: document.name };
  await recordChange({ actor, action: 'company-added', subject, after: valid.value });
  return ok(companyView(document));
}

/** Replaces what staff have entered. Fails with `company-changed` when somebody else has changed it since. */
export async function changeCompany(
  actor: Actor,
  id: string,
  { version, ...input }: CompanyInput & { version: number },
): Promise<Result<Company>> {
  const before = await findCompany(id);
  if (!before) return noSuchCompany();
  const valid = await checked(input, id);
  if (!valid.ok) return valid;
  const after = await companies().findOneAndUpdate(
    { _id: new ObjectId(id), version },
    {
      $set: storedFields(valid.value),
      $inc: { version: 1 },
      ...(!input.mailDomain && { $unset: { mailDomain: '' } }),
    },
    { returnDocument: 'after' },
  );
  if (!after)
    return fail(
      'conflict',
      'company-changed',
      'Somebody has changed this company meanwhile. Look at it again.',
    );
  const subject = { kind: 'company', id, name: after.name };
  await recordChange({ actor, action: 'company-changed', subject, before, after: companyView(after) });
  return ok(companyView(after));
}

/** Changes the billing address and the rules of purchase orders as a company admin may. */
export async function changeDetails(
  actor: CompanyActor,
  id: string,
  details: CompanyDetails,
): Promise<Result<{ done: boolean }>> {
  const company = await findCompany(id);
  if (!company) return noSuchCompany();
  const read = readTaxId(company.taxId, details.billing.country);
  if ('problem' in read)
    return wrong('country', 'The tax ID of the company is not one of this country. Please contact us.');
  const words = companyWords({ ...company, ...details });
  await companies().updateOne(
    { _id: new ObjectId(id) },
    { $set: { ...details, words }, $inc: { version: 1 } },
  );
  const subject = { kind: 'company', id, name: company.name };
  await recordChange({
    actor,
    action: 'company-changed',
    subject,
    before: {
      billing: company.billing,
      purchaseOrders: company.purchaseOrders,
      shipComplete: company.shipComplete,
    },
    after: details,
  });
  return ok({ done: true });
}

/**
 * Opens a requested company, suspends one, or lets one go on. Whoever asked for a company gets a mail when it is opened.
 */
export async function changeCompanyStatus(
  actor: Actor,
  id: string,
  { status, why }: { status: 'active' | 'suspended'; why: string },
): Promise<Result<{ done: boolean }>> {
  const company = await findCompany(id);
  if (!company) return noSuchCompany();
  if (company.status === status) return ok({ done: true });
  const isApproval = company.status === 'requested' && status === 'active';
  const [shop, members] = await Promise.all([findShop(), isApproval ? listMembers(id) : []]);
  const mails = members.map(({ email }) => composeMail(email, companyApprovedMail(company.name), shop));
  const { modifiedCount } = await companies().updateOne(
    { _id: new ObjectId(id), status: company.status },
    { $set: { status }, $inc: { version: 1 }, $push: { mails: { $each: mails } } },
  );
  if (modifiedCount)
    await recordChange({
      actor,
      action: status === 'suspended' ? 'company-suspended' : 'company-opened',
      subject: { kind: 'company', id, name: company.name },
      before: { status: company.status },
      after: { status, why },
    });
  return ok({ done: true });
}

const requestLimit = { name: 'company-requests', count: 3, seconds: 86_400 };

/**
 * Asks for a company account, which staff open; the person is its first admin. The shop gets a mail. One write stores the
 * company with the change that makes the person its admin, so a crash leaves no company without one; the change is carried
 * out at once, or by the job that finishes changes.
 */
export async function requestCompany(
  person: Customer,
  request: CompanyRequest,
): Promise<Result<{ id: string }>> {
  const blank = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const rules = { purchaseOrders: noPurchaseOrderRules, shipComplete: false };
  const valid = await checked({ ...request, ...blank, ...rules });
  if (!valid.ok) return valid;
  const seconds = await countAttempt(requestLimit, person.userId);
  if (seconds) return rateLimited(seconds);
  const _id = new ObjectId();
  const [shop, id] = [await findShop(), _id.toHexString()];
  const mails = [
    composeMail(shop.email, companyRequestedMail({ id, name: request.name }, person.email), shop),
  ];
  const { userId, email } = person;
  const document = {
    ...newCompany(valid.value, { _id, status: 'requested', mails }),
    ...firstMember({ userId, email, role: 'admin', actor: { userId, email }, action: 'member-joined' }),
  };
  await companies().insertOne(document);
  await carryOut(document);
  return ok({ id });
}
