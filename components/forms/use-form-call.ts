'use client';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';

/**
 * Checks the values of a small form and sends them. Errors of the schema and of the server are kept by field, and the
 * first invalid field gets the focus; other failures are shown as a toast.
 */
export function useFormCall() {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const invalidForm = useRef<HTMLFormElement | null>(null);

  // Fields are marked as invalid by the render that follows the errors.
  useEffect(() => {
    invalidForm.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    invalidForm.current = null;
  }, [errors]);

  function showErrors(fields: Record<string, string>, form: HTMLFormElement | null) {
    invalidForm.current = form;
    setErrors(fields);
  }

  /**
   * Resolves to the response, or to null when the values are invalid or the call failed. The schema may be one that the
   * browser loads now.
   */
  async function send<I, R>(
    schema: z.ZodType<I> | (() => Promise<z.ZodType<I>>),
    values: unknown,
    form: HTMLFormElement | null,
    call: (input: I) => Promise<R>,
  ): Promise<R | null> {
    setPending(true);
    try {
      const parsed = (typeof schema === 'function' ? await schema() : schema).safeParse(values);
      if (!parsed.success) {
        // The first error of a field counts: later ones may follow from it.
        const issues = [...parsed.error.issues].reverse();
        showErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])), form);
        return null;
      }
      setErrors({});
      return await call(parsed.data);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length) showErrors(error.fields, form);
      else toast.error(messageOf(error));
      return null;
    } finally {
      setPending(false);
    }
  }
  return { pending, errors, send };
}
