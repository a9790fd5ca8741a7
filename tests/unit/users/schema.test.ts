import fc from 'fast-check';
import { emailAddress, newPassword, signUpInput } from '@/lib/users/schema/credentials';
import { profileInput } from '@/lib/users/schema/profile';

const problemOf = (
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('an email address', () => {
  test.each([
    'abc@shop.com',
    'A1@mail.uk',
    'first.last+tag@company.tools',
    "o'neil@company.co.uk",
    'x@sub.sub-domain.museum',
    '123@456.org',
    'user_name@xn--bcher-kva.example',
  ])('%s is accepted, in lower case', (email) => {
    expect(emailAddress.parse(` ${email} `)).toBe(email.toLowerCase());
  });

  test('every address that the plain pattern matches is accepted', () => {
    const letters = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
        letters,
        fc.stringMatching(/^[A-Za-z]{2,3}$/),
        (name, domain, end) => emailAddress.safeParse(`${name}@${domain}.${end}`).success,
      ),
    );
  });

  test.each([undefined, '', '   '])('%j: Email is Required', (email) => {
    expect(problemOf(emailAddress, email)).toBe('Email is Required');
  });

  test.each([
    ...[
      'abc',
      'abc@',
      '@shop.com',
      'a@b',
      'a@b.c',
      'a b@shop.com',
      'a@shop..com',
      '.a@shop.com',
      'a.@shop.com',
    ],
    ...['a..b@shop.com', 'a@-shop.com', 'a@shop-.com', 'a@shop.com, b@shop.com', 'a@shop.com\r\nBcc: b@c.de'],
    ...['<a@shop.com>', '"a"@shop.com', 'a@shop.com\u0000', 'a@b@shop.com', `${'a'.repeat(65)}@shop.com`],
    ...[`a@${'b'.repeat(250)}.com`, 'a@shop.123'],
  ])('%j: Provide a valid Email', (email) => {
    expect(problemOf(emailAddress, email)).toBe('Provide a valid Email');
  });
});

test('a password is required, has 6 to 200 characters, and keeps its spaces', () => {
  expect(problemOf(newPassword, undefined)).toBe('Password is Required');
  expect(problemOf(newPassword, '')).toBe('Password is Required');
  expect(problemOf(newPassword, '12345')).toBe('Must be 6 characters or longer');
  expect(problemOf(newPassword, 'x'.repeat(201))).toBe('Must be 200 characters or shorter');
  expect(newPassword.parse(' pass word ')).toBe(' pass word ');
});

test('signing up requires a name on one line and rejects unknown fields', () => {
  const right = { name: 'Ann', email: 'ann@shop.com', password: 'a password' };
  expect(problemOf(signUpInput, { ...right, name: '  ' })).toBe('Name is Required');
  expect(problemOf(signUpInput, { ...right, name: undefined })).toBe('Name is Required');
  expect(signUpInput.safeParse({ ...right, name: 'Ann\r\nBcc: x' }).success).toBe(false);
  expect(signUpInput.safeParse({ ...right, role: 'admin' }).success).toBe(false);
  expect(signUpInput.parse(right)).toEqual(right);
});

describe('the account settings', () => {
  test('accept addresses of the right sites, with or without https, as https', () => {
    const given = {
      facebook: 'facebook.com/hexbolt',
      twitter: 'http://www.x.com/hexbolt',
      linkedin: 'https://de.linkedin.com/in/hexbolt',
      github: 'https://github.com/hexbolt?tab=repositories#x',
    };
    expect(profileInput.parse(given)).toEqual({
      facebook: 'https://facebook.com/hexbolt',
      twitter: 'https://www.x.com/hexbolt',
      linkedin: 'https://de.linkedin.com/in/hexbolt',
      github: 'https://github.com/hexbolt?tab=repositories',
    });
    expect(profileInput.parse({ github: ' ' })).toEqual({ github: '' });
  });

  test.each([
    ['github', 'https://evil.example/github.com'],
    ['github', 'https://github.com.evil.example/x'],
    ['github', 'https://github.com@evil.example/'],
    ['github', 'javascript:alert(1)//github.com'],
    ['facebook', 'https://notfacebook.com/x'],
    ['twitter', 'data:text/html,x'],
    ['linkedin', 'https://linkedin.com:8080/in/x'],
  ])('reject as %s: %s', (field, url) => {
    expect(problemOf(profileInput, { [field]: url })).toMatch(/^Provide an address on /);
  });

  test('accept only real days and plausible phone numbers', () => {
    for (const graduation of ['', '2024-02-29', '1960-12-31'])
      expect(profileInput.safeParse({ graduation }).success).toBe(true);
    for (const graduation of ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1', 'soon', '3024-01-01'])
      expect(problemOf(profileInput, { graduation })).toBe('Provide a valid date');
    for (const phone of ['', '+1 (216) 555-0142', '0049 30 123456', '216.555.0142 ext. 12'])
      expect(profileInput.safeParse({ phone }).success).toBe(true);
    for (const phone of ['call me', '12', '+1<script>', '1'.repeat(60)])
      expect(problemOf(profileInput, { phone })).toBe('Provide a valid phone number');
  });

  test('reject external pictures and unknown fields', () => {
    for (const image of ['https://evil.example/x.png', 'javascript:x', '/api/images/../user', '//x'])
      expect(profileInput.safeParse({ image }).success).toBe(false);
    expect(profileInput.safeParse({ role: 'admin' }).success).toBe(false);
    expect(profileInput.safeParse({ email: 'x@y.zz' }).success).toBe(false);
    expect(profileInput.safeParse({ gender: 'unknown' }).success).toBe(false);
  });
});
