import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '@/components/ui/toast';
import { unreachable } from '@/lib/api/client/errors';

/**
 * Checks a form with a schema that the browser loads when it is first checked. For forms of pages that are opened often:
 * making the schemas takes longer than making the page interactive.
 */
export function lateResolver<Input extends FieldValues>(
  load: () => Promise<z.ZodType<Input, Input>>,
): Resolver<Input> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (loaded) {
      const [{ zodResolver }, schema] = loaded;
      return zodResolver(schema)(values, context, options);
    }
    const { message } = unreachable();
    toast.error(message);
    return { values: {}, errors: { root: { type: 'unreachable', message } } as FieldErrors<Input> };
  };
}
