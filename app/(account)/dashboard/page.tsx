import { redirect } from 'next/navigation';
import { asStaff, requireSignedIn } from '@/lib/auth/current-session';

/** The start of the dashboard: staff get their waiting tasks, customers the first page of the menu. */
export default async function DashboardPage() {
  const person = await requireSignedIn('/dashboard');
  redirect(asStaff(person) ? '/dashboard/toDo' : '/dashboard/allUser');
}
