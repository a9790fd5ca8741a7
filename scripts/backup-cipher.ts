import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

export type BackupCipher = {
  /** Encrypts bytes for one place in the file. */
  seal(bytes: Uint8Array, place: string): Uint8Array;
  /** Decrypts what was sealed for this place. Throws when a byte, the place or the passphrase differs. */
  open(bytes: Uint8Array, place: string): Uint8Array;
};

export const plain: BackupCipher = { seal: (bytes) => bytes, open: (bytes) => bytes };

const nonceBytes = 12;
const tagBytes = 16;
const derive = promisify<
  string,
  Uint8Array,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** AES-256-GCM under a key that scrypt makes of the passphrase and the salt of the file. */
export async function passphraseCipher(passphrase: string, salt: Uint8Array): Promise<BackupCipher> {
  const key = await derive(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });
  return {
    seal(bytes, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const sealed = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
    },
    open(bytes, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(bytes.length - tagBytes));
      const opened = decipher.update(bytes.subarray(nonceBytes, bytes.length - tagBytes));
      return Buffer.concat([opened, decipher.final()]);
    },
  };
}
