import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { isProduction, setting } from '@/lib/platform/env';
import { Fields } from './fields';
import { Foundations } from './foundations';
import { Lists } from './lists';
import { Overlays } from './overlays';
import { PressedParts } from './pressed-parts';
import '../../workspace.css';

export const metadata: Metadata = {
  title: 'Parts',
  description: 'Every part of the shop in every state.',
  robots: { index: false },
};

const isOpen = () => !isProduction() || setting('HEXBOLT_DEV_PAGES') === '1';

export default async function PartsPage() {
  await connection();
  if (!isOpen()) notFound();
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-10">
      <h1 className="text-6xl">Parts</h1>
      <Foundations />
      <PressedParts />
      <Fields />
      <Overlays />
      <Lists />
    </main>
  );
}
