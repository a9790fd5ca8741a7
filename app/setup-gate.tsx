import type { ReactNode } from 'react';
import { NotSetUp } from '@/components/layout/not-set-up';
import { isSetupOpen } from '@/lib/setup/queries';

/**
 * The pages of a shop that is set up. Before, none is shown: where server/ runs it holds visitors back earlier,
 * elsewhere this does.
 */
export async function SetupGate({ children }: { children: ReactNode }) {
  return (await isSetupOpen()) ? <NotSetUp /> : children;
}
