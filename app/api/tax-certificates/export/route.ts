import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachCertificate } from '@/lib/taxes/queries/certificates';
import { certificateStatusNames } from '@/lib/taxes/rules/certificates';
import { certificateFilters } from '@/lib/taxes/schema/certificate';

const header = [
  'number',
  'customer',
  'email',
  'country',
  'states',
  'valid from',
  'valid to',
  'status',
  'why',
];

export const GET = defineRoute(
  {
    access: staff('taxes.view'),
    produces: 'text/csv',
    summary: 'The tax exemption certificates that the filters leave, as CSV',
    query: certificateFilters,
  },
  async ({ query }) =>
    csvResponse(
      'tax-certificates.csv',
      header,
      eachCertificate(query),
      ({ number, customer, country, regions, from, to, status, why }) => [
        [
          ...[number, customer.name, customer.email, country, regions.join(' '), from, to],
          ...[certificateStatusNames[status], why],
        ],
      ],
    ),
);
