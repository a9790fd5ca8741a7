import { redirect } from 'next/navigation';
import { requireSignedIn } from '@/lib/auth/current-session';

export default async function DashboardPage() {
  await requireSignedIn('/dashboard');
  redirect('/dashboard/allUser');
}
