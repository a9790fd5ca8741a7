import type { Metadata } from 'next';
import { RequestForm } from '@/components/companies/request-form';
import { requireSignedIn } from '@/lib/auth/current-session';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Ask for a company account',
  description: 'Order for your company, together with your colleagues.',
  robots: { index: false },
};

export default async function RequestCompanyPage() {
  await requireSignedIn(`${ownCompanyPath}/request`);
  const { countries } = await findShop();
  return (
    <>
      <h1 className="text-4xl">Ask for a company account</h1>
      <p className="mt-3 mb-6 max-w-prose text-muted">
        Order in the name of your company, together with your colleagues: with roles, sites and one list of
        orders. We look at each request; you are the admin of the company then.
      </p>
      <RequestForm countries={countries} />
    </>
  );
}
