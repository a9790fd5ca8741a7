import { sealDocumentsAgain, type SealedAgain } from '../../platform/seal-again';
import { seal, unseal } from '../../platform/sealed';
import { endpoints, type EndpointDocument, type StoredSecret } from '../collection';
import { secretOverlap } from '../rules';

/** More are never valid at once, however often somebody rotates. */
const maxSecrets = 5;

export const sealSecret = (endpointId: string, secret: string): StoredSecret => ({
  sealed: seal('webhook secret', secret, endpointId),
});

/** The secrets after a rotation: the new one first; the one before it signs for a day longer. */
export function rotated(before: StoredSecret[], next: StoredSecret, time: Date): StoredSecret[] {
  const until = new Date(time.getTime() + secretOverlap);
  const valid = before.filter((secret) => !secret.until || secret.until > time);
  return [next, ...valid.map((secret) => ({ ...secret, until: secret.until ?? until }))].slice(0, maxSecrets);
}

/** The secrets that sign now, the present one first. Throws when NEXTAUTH_SECRET has changed since they were stored. */
export function signingSecrets({ _id, secrets }: EndpointDocument, time: Date): string[] {
  return secrets
    .filter(({ until }) => !until || until > time)
    .map(({ sealed }) => {
      const secret = unseal('webhook secret', sealed, _id.toHexString());
      if (secret === null)
        throw new Error('The secret was stored under another NEXTAUTH_SECRET: make a new secret');
      return secret;
    });
}

/** Seals the secrets of all endpoints with the present NEXTAUTH_SECRET. */
export const sealWebhookSecretsAgain = (): Promise<SealedAgain> =>
  sealDocumentsAgain(endpoints(), {}, 'webhook secret', ({ secrets }) =>
    Object.fromEntries(secrets.map(({ sealed }, index) => [`secrets.${index}.sealed`, sealed])),
  );
