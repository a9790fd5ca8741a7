import { z } from 'zod';

// Everyday addresses: dots, plus signs and sub-domains, and all that letters@letters.xx would match.
const mailbox =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** An email address, trimmed and in lower case. */
export const emailAddress = z
  .string({ error: 'Email is Required' })
  .trim()
  .min(1, 'Email is Required')
  .max(254, 'Provide a valid Email')
  .regex(mailbox, 'Provide a valid Email')
  .toLowerCase();

/** Shortest password that the shop takes; NEXT_PUBLIC_PASSWORD_LENGTH may raise it above 6. */
export const passwordLength = Math.max(6, Math.trunc(Number(process.env.NEXT_PUBLIC_PASSWORD_LENGTH)) || 0);

const passwordOf = (length: number) =>
  z
    .string({ error: 'Password is Required' })
    .min(1, 'Password is Required')
    .min(length, `Must be ${length} characters or longer`)
    .max(200, 'Must be 200 characters or shorter');

/** A new password. */
export const newPassword = passwordOf(passwordLength);

/** An existing password, which may be shorter than a minimum that was raised later. */
export const currentPassword = passwordOf(6);

/** One line of text without control characters, trimmed. */
export const lineOfText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Must be ${maxLength} characters or shorter`)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Contains characters that can’t be shown');

/** The person's name as screens and documents show it. */
export const personName = z
  .string({ error: 'Name is Required' })
  .trim()
  .min(1, 'Name is Required')
  .pipe(lineOfText(100));

export const signUpInput = z.strictObject({
  name: personName,
  email: emailAddress,
  password: newPassword,
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const logInInput = z.strictObject({ email: emailAddress, password: currentPassword });

export const forgotPasswordInput = z.strictObject({ email: emailAddress });

/** The secret of a mailed link. */
export const linkSecret = z.string().regex(/^[\w-]{43}$/, 'This link is not complete: copy all of it');

export const verifyEmailInput = z.strictObject({ token: linkSecret });
export const resetPasswordInput = z.strictObject({ token: linkSecret, password: newPassword });
export const changePasswordInput = z.strictObject({ password: currentPassword, newPassword });
export const confirmPasswordInput = z.strictObject({ password: currentPassword });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export type ConfirmPasswordInput = z.infer<typeof confirmPasswordInput>;

/** A code of an authenticator app, or a recovery code. */
export const signInCode = z.string().trim().max(40, 'Enter one code');

export const signInCodeInput = z.strictObject({ code: signInCode.min(1, 'Enter one code') });
export type SignInCodeInput = z.infer<typeof signInCodeInput>;

/** The login form; `code` stays empty unless the account asks for it. */
export const logInWithCode = logInInput.extend({ code: signInCode });
export type LogInWithCode = z.infer<typeof logInWithCode>;

/** The proof for turning off two-factor sign-in: a code, or the password. */
export const twoFactorProof = z
  .strictObject({ code: signInCode.optional(), password: currentPassword.optional() })
  .refine(({ code, password }) => (code === undefined) !== (password === undefined), {
    message: 'Give a code or the password',
    path: ['code'],
  });
export type TwoFactorProof = z.infer<typeof twoFactorProof>;

export const changeEmailInput = z.strictObject({ email: emailAddress });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

const sixDigits = z
  .string({ error: 'Enter the six digits' })
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits'));

/** The six digits that an authenticator app shows. */
export const appCodeInput = z.strictObject({ code: sixDigits });
export type AppCodeInput = z.infer<typeof appCodeInput>;

/** The name is for people who have no account yet. */
export const requestCodeInput = z.strictObject({ name: personName, email: emailAddress });
export type RequestCodeInput = z.infer<typeof requestCodeInput>;

/** `challenge` belongs to the browser that asked for the mailed code. */
export const mailedCodeInput = z.strictObject({ challenge: linkSecret, code: sixDigits });

export const mailedDigitsInput = mailedCodeInput.pick({ code: true });
export type MailedDigitsInput = z.infer<typeof mailedDigitsInput>;
