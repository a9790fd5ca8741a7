/** The resistance of a password to guessing, from 0 (none) to 4 (very strong), with one hint for improving it. */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; label: string; hint: string };

const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

const sequences = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const favourites =
  /pass(word)?|passw0rd|qwert[yz]?|letmein|welcome|admin|login|dragon|monkey|football|baseball|iloveyou|sunshine|princess|master|shadow|superman|batman|trustno|abc123|hexbolt/;

const follows = (first: string, second: string) =>
  sequences.some((row) => {
    const from = row.indexOf(first);
    const to = row.indexOf(second);
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });

/** Letters that add something: repeats and steps along the keyboard or the alphabet hardly do. */
function effectiveLength(password: string): number {
  const letters = [...password.toLowerCase()];
  return letters.reduce((length, letter, index) => {
    const before = letters[index - 1];
    return length + (before !== undefined && (before === letter || follows(before, letter)) ? 0.25 : 1);
  }, 0);
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((size, [kind, letters]) => size + (kind.test(password) ? letters : 0), 0);
}

/** Estimates the strength of a password; `own` are words an attacker would try first: name, email. */
export function passwordStrength(password: string, own: string[] = []): Strength {
  const lower = password.toLowerCase();
  const words = own
    .flatMap((text) => text.toLowerCase().split(/[\s@._+-]+/))
    .filter((word) => word.length > 3);
  const personal = words.find((word) => lower.includes(word));
  const known = personal ?? favourites.exec(lower)?.[0];
  const remaining = known ? lower.replace(known, '*') : password;
  const bits = effectiveLength(remaining) * Math.log2(Math.max(alphabetOf(password), 2));
  const score = bits < 28 ? 0 : bits < 38 ? 1 : bits < 50 ? 2 : bits < 64 ? 3 : 4;
  const hint = (): string => {
    if (score === 4) return '';
    if (personal) return 'Leave out your name and email';
    if (known) return `Leave out “${known}”: it is among the first guesses`;
    if (score === 3) return '';
    if (effectiveLength(password) < password.length - 2) {
      return 'Avoid repeats and runs such as “1234” or “qwerty”';
    }
    return 'Longer is stronger: a few words that don’t belong together do well';
  };
  return { score, label: labels[score], hint: hint() };
}
