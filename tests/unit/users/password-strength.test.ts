import { rejectWeakPassword } from '@/lib/auth/passwords';
import { passwordStrength } from '@/lib/users/rules/password-strength';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';

const score = (password: string, own?: string[]) => passwordStrength(password, own).score;

test('commonly guessed passwords are weak, long and unusual ones are strong', () => {
  for (const weak of [
    '',
    '123456',
    'password',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcdefgh',
    'Password1!',
    'abc123',
  ])
    expect([weak, score(weak) < 2]).toEqual([weak, true]);
  for (const strong of ['correct horse battery staple', 'vT9#kq2!mZx8', 'drei Eulen fahren Rad'])
    expect([strong, score(strong)]).toEqual([strong, 4]);
});

test('the person’s own name and email do not count', () => {
  expect(score('margaret.thornbury', [])).toBeGreaterThan(
    score('margaret.thornbury', ['Margaret Thornbury']),
  );
  expect(passwordStrength('thornbury77', ['x', 'm.thornbury@shop.com']).hint).toMatch(/name/);
});

test('each longer password of the same kind is at least as strong', () => {
  const letters = 'kx7Wq!mz3Rt#9vLb2p';
  const scores = Array.from(letters, (_, length) => score(letters.slice(0, length + 1)));
  expect([...scores].sort((a, b) => a - b)).toEqual(scores);
});

const context = { email: 'ada.lovelace@engine.example', shopName: 'Hexbolt Tools' };

test.each([
  'ADA.Lovelace@engine.example',
  'ada.lovelace',
  'hexbolttools',
  'Hexbolt Tools',
  'ａｄａ.lovelace',
])('the own email and the shop’s name are rejected as passwords: %s', (password) =>
  expect(rejectWeakPassword(password, context)?.failure.code).toBe('auth/weak-password'),
);

test('the most common passwords are known in any letter case, the demo’s are not among them', () => {
  for (const common of ['password', 'PassWord', '123456', 'iloveyou'])
    expect(rejectWeakPassword(common, context)).not.toBeNull();
  for (const other of ['demo-customer', 'demo-admin', 'correct horse'])
    expect(rejectWeakPassword(other, context)).toBeNull();
});

test('a wrong password and an unknown user get the same message; a wait is given in seconds', () => {
  expect(signInMessage('auth/wrong-password')).toBe('Invalid email or password');
  expect(signInMessage('auth/user-not-found')).toBe('Invalid email or password');
  expect(signInMessage('auth/too-many-requests:37')).toBe('Too many attempts. Try again in 37 seconds');
  expect(signInMessage('OAuthCallback')).toMatch(/^Google did not sign you in/);
  expect(signInMessage('a code of tomorrow')).toMatch(/Something went wrong/);
});
