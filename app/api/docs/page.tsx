import type { Metadata } from 'next';
import { ApiDocument } from '@/components/content/api-document';
import { openapiDocument } from '@/lib/api/openapi';
import { findShop } from '@/lib/settings/queries';
import { apiRoutes } from '../routes';
import '../../workspace.css';

export const metadata: Metadata = {
  title: 'API',
  description: 'Every endpoint of the shop’s API: who may call it, what it takes and what it returns.',
  alternates: { canonical: '/api/docs' },
};

export default async function ApiDocsPage() {
  const { name } = await findShop();
  return <ApiDocument document={openapiDocument(`${name} API`, apiRoutes)} />;
}
