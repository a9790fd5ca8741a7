import { termsOf } from '../../catalog/rules/search-terms';

/** What a search comes down to: the same for "Hex Bolts", "hex bolt" and "hex-bolt"; '' when it has no words. */
export function termOf(q: string): string {
  return termsOf(q).join(' ').slice(0, 120);
}
