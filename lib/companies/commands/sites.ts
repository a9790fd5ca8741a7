import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { fail, ok, type Result } from '../../shared/result';
import { companies } from '../collection';
import { findCompany } from '../queries/companies';
import { maxSites, type Site, type SiteInput } from '../schema/company';
import type { CompanyActor } from '../types';
import { noSuchCompany } from '../rules/members';

const noSuchSite = () => fail('not-found', 'no-such-site', 'The company has no such site any more.');

/** Adds a site to a company. */
export async function addSite(actor: CompanyActor, id: string, input: SiteInput): Promise<Result<Site>> {
  const company = await findCompany(id);
  if (!company) return noSuchCompany();
  const added = { ...input, id: new ObjectId().toHexString() };
  const { modifiedCount } = await companies().updateOne(
    { _id: new ObjectId(id), [`sites.${maxSites - 1}`]: { $exists: false } },
    { $push: { sites: added } },
  );
  if (!modifiedCount) return fail('conflict', 'too-many-sites', `A company can have ${maxSites} sites.`);
  const subject = { kind: 'company', id, name: company.name };
  await recordChange({ actor, action: 'site-added', subject, after: input });
  return ok(added);
}

/** Replaces a site; orders that were placed for it keep the address that they have. */
export async function changeSite(
  actor: CompanyActor,
  id: string,
  siteId: string,
  input: SiteInput,
): Promise<Result<Site>> {
  const before = await companies().findOneAndUpdate(
    { _id: new ObjectId(id), 'sites.id': siteId },
    { $set: { 'sites.$': { ...input, id: siteId } } },
  );
  if (!before) return noSuchSite();
  const subject = { kind: 'company', id, name: before.name };
  const old = before.sites.find((one) => one.id === siteId);
  await recordChange({
    actor,
    action: 'site-changed',
    subject,
    before: old,
    after: { ...input, id: siteId },
  });
  return ok({ ...input, id: siteId });
}

/** Removes a site. Safe to repeat. */
export async function removeSite(
  actor: CompanyActor,
  id: string,
  siteId: string,
): Promise<Result<{ done: boolean }>> {
  const before = await companies().findOneAndUpdate(
    { _id: new ObjectId(id), 'sites.id': siteId },
    { $pull: { sites: { id: siteId } } },
  );
  if (before) {
    const subject = { kind: 'company', id, name: before.name };
    await recordChange({
      actor,
      action: 'site-removed',
      subject,
      before: before.sites.find((one) => one.id === siteId),
    });
  }
  return ok({ done: true });
}
