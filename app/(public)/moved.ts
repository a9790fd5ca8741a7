import { notFound, permanentRedirect } from 'next/navigation';
import { findMovedPath } from '@/lib/content/queries/moved';

/** Redirects the old address of a page or article to its current one; any other address is a 404. */
export async function redirectMoved(path: string): Promise<never> {
  const present = await findMovedPath(path);
  return present ? permanentRedirect(present) : notFound();
}
