import { ObjectId } from 'mongodb';
import { now } from '../lib/platform/clock';
import { customerTaxes, taxCertificates } from '../lib/taxes/collection';
import { newCertificate } from '../lib/taxes/rules/new-certificate';
import type { TaxCustomer } from '../lib/taxes/schema/tax';
import { findAccountByEmail } from '../lib/users/queries';

const school = 'priya.nair@tri-county-tech.example';
const german = { email: 'jonas.weber@weber-montage.example', vatId: 'DE136695976' };

/** The certificate of the demo's technical school. */
const certificate = {
  number: 'OH-STEC-20417',
  country: 'US',
  regions: ['OH'],
  from: '2024-01-01',
  to: '2027-12-31',
};

/** What exempts a customer in the demo's history. */
export function demoTaxCustomer(email: string): TaxCustomer {
  const { number, country, regions } = certificate;
  return {
    vatId: email === german.email ? german.vatId : '',
    certificates: email === school ? [{ number, country, regions }] : [],
  };
}

/** Gives the demo a certificate and a customer with a VAT id. Idempotent: what somebody changed or revoked stays. */
export async function seedTaxes(): Promise<void> {
  const [holder, company] = await Promise.all([findAccountByEmail(school), findAccountByEmail(german.email)]);
  if (holder && !(await taxCertificates().findOne({ userId: holder.id }))) {
    const person = { userId: holder.id, name: holder.name, email: holder.email };
    const id = new ObjectId().toHexString();
    await taxCertificates().insertOne(newCertificate(id, { ...person, ...certificate }, 'Demo', now()));
  }
  if (company)
    await customerTaxes().updateOne(
      { _id: company.id },
      {
        $setOnInsert: {
          name: company.name,
          email: company.email,
          vatId: german.vatId,
          vatIdChangedAt: now(),
        },
      },
      { upsert: true },
    );
}
