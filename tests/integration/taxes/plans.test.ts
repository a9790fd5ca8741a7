import * as certificates from '@/lib/taxes/queries/certificates';
import * as taxes from '@/lib/taxes/queries/taxes';
import { certificateSorts, certificateStatuses } from '@/lib/taxes/schema/certificate';
import { explained } from '../explained';
import { certificateHolder } from './fixtures';

test('every query of taxes uses an index', async () => {
  const { account } = await certificateHolder();
  for (let count = 0; count < 5; count++) await certificateHolder();
  const plans = await explained(async () => {
    await taxes.findTaxCustomer(account.id);
    await taxes.findOwnTaxes(account.id);
    await taxes.listVatIds();
    for (const status of [undefined, ...certificateStatuses]) {
      await certificates.listCertificates({ status }, 1);
      await certificates.listCertificates({ status, q: 'person oh' }, 1);
    }
    for (const sort of certificateSorts) await certificates.listCertificates({ sort, from: '2026-01-01' }, 1);
    await certificates.countCertificates();
    await certificates.eachCertificate({ status: 'ending' }).next();
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(plans.length).toBeGreaterThan(30);
});
