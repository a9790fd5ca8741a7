import { companyStatusName } from './status';
import type { Company } from '../schema/company';

export const companyCsvHeader = [
  'Name',
  'Tax ID',
  'Status',
  'Street',
  'Street 2',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Mail domain',
  'Sites',
  'Since',
];

/** The row of a company in the CSV file. */
export function companyCsvRow(company: Company): (string | number)[] {
  const { name, taxId, status, billing, mailDomain, sites, createdAt } = company;
  const { line1, line2, city, region, postcode, country } = billing;
  return [
    name,
    taxId,
    companyStatusName(status),
    line1,
    line2,
    city,
    region,
    postcode,
    country,
    mailDomain,
    sites.length,
    createdAt.slice(0, 10),
  ];
}
