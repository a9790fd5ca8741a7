import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '@/lib/api/client/errors';

/** The message for a field: that of the field itself, or of an entry in its list, such as `skus.3`. */
function messageFor(field: string, fields: Record<string, string>): string | undefined {
  return fields[field] ?? Object.entries(fields).find(([path]) => path.startsWith(`${field}.`))?.[1];
}

/** Shows the errors of a response at their fields, and all others below the form. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: Path<T>[],
): void {
  const failure = error instanceof ApiError ? error : null;
  const messages = failure?.fields ?? {};
  const known = fields.filter((field) => messageFor(field, messages));
  for (const field of known) setError(field, { message: messageFor(field, messages) }, { shouldFocus: true });
  if (known.length === 0) {
    setError('root', {
      type: failure?.code,
      message: messageOf(error),
    });
  }
}
