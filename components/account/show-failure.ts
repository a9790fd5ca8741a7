import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '@/lib/api/client/errors';

/** Shows the errors of a response at their fields, and all others below the form. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: Path<T>[],
): void {
  const failure = error instanceof ApiError ? error : null;
  const known = fields.filter((field) => failure?.fields[field]);
  for (const field of known) setError(field, { message: failure?.fields[field] }, { shouldFocus: true });
  if (known.length === 0) {
    setError('root', {
      type: failure?.code,
      message: messageOf(error),
    });
  }
}
