'use client';
import { Link } from '@/components/ui/link';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lateResolver } from '@/components/forms/late-resolver';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { messageOf } from '@/lib/api/client/errors';
import { TextInput } from '@/components/ui/input';
import { pageAfterSignIn, signIn } from '@/lib/api/client/sign-in';
import { ScriptForm } from '@/components/ui/script-form';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import type { LogInWithCode } from '@/lib/users/schema/credentials';
import { CodeField } from './code-field';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';
import { PasswordField } from './password-field';
import { reportFromPopup } from './popup-report';
import { goTo } from './navigation';

const checkLogin = lateResolver(() =>
  import('@/lib/users/schema/credentials').then((schema) => schema.logInWithCode),
);

/**
 * Email, password and, if the account requires it, a code. Then opens the page that was requested before signing in.
 */
export function LoginForm({ returnTo, rejected }: { returnTo: string; rejected?: string }) {
  const [asksCode, setAsksCode] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<LogInWithCode>({
    resolver: checkLogin,
    defaultValues: { email: '', password: '', code: '' },
  });
  // Registered in screen order, so that the first invalid field gets the focus.
  const [email, password] = [register('email'), register('password')];
  const [codeBefore, setCodeBefore] = useState(rejected);

  useEffect(() => {
    if (rejected) reportFromPopup({ error: rejected });
  }, [rejected]);

  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  async function logIn(given: LogInWithCode) {
    setCodeBefore(undefined);
    try {
      const failure = await signIn(given.email, given.password, given.code);
      if (!failure) {
        setIsLeaving(true);
        return goTo(await pageAfterSignIn(returnTo));
      }
      if (failure === 'auth/code-required' && !asksCode) return setAsksCode(true);
      setError('root', { type: failure, message: signInMessage(failure) });
    } catch (error) {
      setError('root', { type: 'auth/network-request-failed', message: messageOf(error) });
    }
  }

  const leaving = isLeaving && !errors.root;
  const shownCode = errors.root?.type ?? codeBefore;
  return (
    <ScriptForm onSubmit={handleSubmit(logIn)} className="flex flex-col gap-5">
      <Field label="Email" error={errors.email?.message} required>
        {(ids) => <TextInput {...email} {...ids} type="email" autoComplete="username" inputMode="email" />}
      </Field>
      <div>
        <PasswordField {...password} error={errors.password?.message} autoComplete="current-password" />
        <p className="mt-2 text-right">
          <Link href="/forgetPass" className="text-link underline underline-offset-4">
            Forgot password?
          </Link>
        </p>
      </div>
      <FormNotice>{asksCode ? signInMessage('auth/code-required') : undefined}</FormNotice>
      {asksCode && <CodeField {...register('code')} error={errors.code?.message} />}
      <Button type="submit" size="lg" pending={isSubmitting || leaving}>
        Login
      </Button>
      <FormError code={shownCode}>
        {errors.root?.message ?? (codeBefore && signInMessage(codeBefore))}
      </FormError>
    </ScriptForm>
  );
}
