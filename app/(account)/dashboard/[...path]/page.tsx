import { notFound } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/current-session';

type Props = { params: Promise<{ path: string[] }> };

/**
 * Any other path of the dashboard. Its 404 is rendered for the request, like all pages here, so that its scripts carry
 * the nonce of the policy that middleware.ts sends with every path of the dashboard.
 */
export default async function UnknownPage({ params }: Props) {
  const { path } = await params;
  await requireSignedIn(`/dashboard/${path.join('/')}`);
  notFound();
}
