import type { AudienceKind, PriceListInput } from '../schema';

/** The stored form of an audience. */
export const audienceKey = (kind: AudienceKind, id: string): string => `${kind} ${id}`;

/** The kind and the id of a stored audience. */
export function readAudience(audience: string): PriceListInput['audience'] {
  const [kind = '', id = ''] = audience.split(' ');
  return { kind: kind as AudienceKind, id };
}
