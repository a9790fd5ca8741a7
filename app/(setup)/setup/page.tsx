import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { SetupForm } from '@/components/setup/setup-form';
import { now } from '@/lib/platform/clock';
import { listCountries } from '@/lib/settings/rules/countries';
import { findSetupCode } from '@/lib/setup/queries';
import '../../workspace.css';

export const metadata: Metadata = {
  title: { absolute: 'Set up your shop' },
  description: 'The first start of a shop.',
  openGraph: null,
  robots: { index: false },
};

export default async function SetupPage() {
  await connection();
  if (!(await findSetupCode())) notFound();
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-4 py-10 lg:py-16">
      <h1 className="text-5xl">Set up your shop</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">
        A few questions and the shop is open. Everything can be changed later under Shop settings.
      </p>
      <SetupForm countries={listCountries()} year={now().getUTCFullYear()} />
    </main>
  );
}
