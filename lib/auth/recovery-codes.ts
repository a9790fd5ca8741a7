import { sha256 } from '../platform/hash';
import { randomBase32 } from '../platform/ids';

const count = 10;
const length = 16;

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const saltedHash = (salt: string, code: string) => `${salt}.${sha256(`${salt}.${code}`)}`;

/** Codes of 80 random bits, shown once as XXXX-XXXX-XXXX-XXXX, with the salted hashes that are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => randomBase32(length));
  return {
    codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map((code) => saltedHash(randomBase32(length), code)),
  };
}

/** The stored hash of a code as somebody typed it; null when there is none. Hashes without a salt are older ones. */
export function matchingHash(hashes: string[], typed: string): string | null {
  const code = plain(typed);
  return (
    hashes.find((hash) => {
      const [salt = '', salted] = hash.split('.');
      return hash === (salted === undefined ? sha256(code) : saltedHash(salt, code));
    }) ?? null
  );
}
