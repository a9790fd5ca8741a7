import { matchTotp, newTotpSecret, totpAddress, totpCode, totpStep } from '@/lib/auth/two-factor-codes';

// RFC 6238, appendix B, for SHA-1: the secret is "12345678901234567890"; six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s, as in the standard', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
});

test('a secret with every letter of the alphabet gives the same code as in apps', () => {
  expect(totpCode('Z7YXWVUTSRQPONMLKJIHGFEDCBA23456', 59_000_000)).toBe('459326');
});

test('a code matches its own time step and the adjacent ones', () => {
  const at = new Date(1234567890_000);
  const step = totpStep(at);
  for (const near of [-1, 0, 1])
    expect(matchTotp(secret, totpCode(secret, step + near), at)).toBe(step + near);
  for (const far of [-3, -2, 2, 3]) expect(matchTotp(secret, totpCode(secret, step + far), at)).toBeNull();
  for (const code of ['', '12345', '1234567', 'abcdef', '００５９２４'])
    expect(matchTotp(secret, code, at)).toBeNull();
});

test('secrets differ and have 160 bits in base 32', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address for authenticator apps names issuer, account and secret', () => {
  const address = new URL(totpAddress('Hex & Bolt', 'a+b@c.de', secret));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(address.pathname).toBe('/Hex%20%26%20Bolt:a%2Bb%40c.de');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret,
    issuer: 'Hex & Bolt',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
