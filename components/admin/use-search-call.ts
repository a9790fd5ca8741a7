import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';

/** What a refusal says, or that something failed. */
export const reasonOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : 'That did not work.';

/** Runs a call of the searches' desk: says that it is done and shows the lists anew, or says why it failed. */
export function useSearchCall(): (call: Promise<unknown>, done: string) => Promise<boolean> {
  const router = useRouter();
  return async (call, done) => {
    try {
      await call;
      toast.success(done);
      router.refresh();
      return true;
    } catch (failure) {
      toast.error(reasonOf(failure), { duration: Infinity });
      return false;
    }
  };
}
