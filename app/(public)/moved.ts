import { notFound, permanentRedirect } from 'next/navigation';
import { findMovedPath } from '@/lib/content/queries/moved';

/** Redirects a former address of a page or article to its present one; any other is a 404. */
export async function redirectMoved(path: string): Promise<never> {
  const present = await findMovedPath(path);
  return present ? permanentRedirect(present) : notFound();
}
