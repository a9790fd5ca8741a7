import { wordsOf } from '../../catalog/rules/words';

/** What a search comes down to: the same for "Hex Bolts", "hex bolt" and "hex-bolt"; '' when it has no words. */
export function termOf(q: string): string {
  return wordsOf(q).join(' ').slice(0, 120);
}
