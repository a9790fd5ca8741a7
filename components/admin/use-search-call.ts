import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/client/errors';

/**
 * Returns a function that runs a request of the searches page: it reports success and reloads the lists, or shows the
 * error.
 */
export function useSearchCall(): (call: Promise<unknown>, done: string) => Promise<boolean> {
  const router = useRouter();
  return async (call, done) => {
    try {
      await call;
      toast.success(done);
      router.refresh();
      return true;
    } catch (failure) {
      toast.error(messageOf(failure));
      return false;
    }
  };
}
