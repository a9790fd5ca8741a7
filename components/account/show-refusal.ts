import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/api/client';

/** Puts what the shop refused at its fields; what belongs to no field of the form goes under it. */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: Path<T>[],
): void {
  const refusal = error instanceof ApiError ? error : null;
  const known = fields.filter((field) => refusal?.fields[field]);
  for (const field of known) setError(field, { message: refusal?.fields[field] }, { shouldFocus: true });
  if (known.length === 0) {
    setError('root', {
      type: refusal?.code,
      message: refusal?.message ?? 'Something went wrong. Please try again.',
    });
  }
}
