import type { CertificateDocument } from '../collection';

type Named = Pick<CertificateDocument, 'userId' | 'name' | 'email' | 'number' | 'country'>;

/** Customer, country and number: what is granted once. */
export const slotOf = ({ userId, country, number }: Named): string => `${userId}/${country}/${number}`;

/** The words under which the list finds a certificate. */
export const wordsOf = ({ name, email, number }: Named): string[] => [
  ...new Set(`${name} ${email} ${number}`.toLowerCase().split(/\s+/).filter(Boolean)),
];

/** A certificate as it is stored when it is granted. */
export function newCertificate(
  id: string,
  granted: Named & Pick<CertificateDocument, 'regions' | 'from' | 'to'>,
  grantedBy: string,
  grantedAt: Date,
): CertificateDocument {
  return {
    _id: id,
    ...granted,
    words: wordsOf(granted),
    isRevoked: false,
    why: '',
    hasFile: false,
    grantedBy,
    grantedAt,
    slot: slotOf(granted),
    version: 1,
  };
}
