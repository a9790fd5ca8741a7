import type { Metadata } from 'next';
import { ApiDocument } from '@/components/content/api-document';
import { openapiDocument } from '@/lib/api/openapi';
import { findShop } from '@/lib/settings/queries';
import { apiRoutes } from '../routes';

export const metadata: Metadata = {
  title: 'API',
  description: 'Every call of the shop’s API: who may make it, what it takes and what it answers.',
  alternates: { canonical: '/api/docs' },
};

export default async function ApiDocsPage() {
  const { name } = await findShop();
  return <ApiDocument document={openapiDocument(`${name} API`, apiRoutes)} />;
}
