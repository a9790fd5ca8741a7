'use client';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { goTo } from '@/components/account/navigation';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { pageAfterSignIn, signIn } from '@/lib/api/client/sign-in';
import {
  setupFormOf,
  setupInputOf,
  setupPath,
  setupSteps,
  type SetupForm as Form,
} from '@/lib/setup/rules/form';
import {
  AdminStep,
  CodeStep,
  IdentityStep,
  AppearanceStep,
  LocationStep,
  SellingStep,
  StartStep,
} from './setup-steps';

type Countries = { code: string; name: string }[];

/** Sets up an empty shop in steps; nothing but the logo is stored before the last one. */
export function SetupForm({ countries, year }: { countries: Countries; year: number }) {
  const form = useForm<Form>({ defaultValues: setupFormOf(year) });
  const [at, setAt] = useState(0);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [moves, setMoves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const step = setupSteps[at]!;

  useEffect(() => {
    if (moves) heading.current?.focus();
  }, [moves]);
  useEffect(() => {
    if (failures) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  function goToStep(index: number) {
    setAt(index);
    setMoves((count) => count + 1);
  }

  function showErrors(fields: [path: string, message: string][]) {
    const problems = fields.map(([path, message]) => [setupPath(path), message] as const);
    for (const [path, message] of problems) form.setError(path as FieldPath<Form>, { message });
    const first = setupSteps.findIndex(({ fields: own }) =>
      problems.some(([path]) => own.includes(path.split('.')[0]!)),
    );
    if (first >= 0) setAt(first);
    setFailures((count) => count + 1);
  }

  async function finish() {
    const input = setupInputOf(form.getValues());
    await api.post('/setup', input);
    const failure = await signIn(input.admin.email, input.admin.password);
    goTo(failure ? '/login' : await pageAfterSignIn('/'));
  }

  async function next() {
    form.clearErrors();
    setProblem(undefined);
    const checked = step.schema.safeParse(setupInputOf(form.getValues()));
    if (!checked.success) {
      return showErrors(checked.error.issues.map(({ path, message }) => [path.join('.'), message]));
    }
    setPending(true);
    try {
      if (at === 0) await api.put('/setup', { code: form.getValues('code') });
      if (at < setupSteps.length - 1) goToStep(at + 1);
      else await finish();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      if (fields.length) showErrors(fields);
      else setProblem(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  const parts = [
    <CodeStep key="code" />,
    <IdentityStep key="shop" />,
    <AppearanceStep key="look" />,
    <LocationStep key="place" countries={countries} />,
    <SellingStep key="selling" />,
    <AdminStep key="admin" />,
    <StartStep key="start" />,
  ];
  return (
    <FormProvider {...form}>
      <ScriptForm ref={element} className="flex flex-col gap-6" onSubmit={() => void next()}>
        <h2 ref={heading} tabIndex={-1} className="border-t-2 border-ink pt-4 text-3xl outline-none">
          <span className="eyebrow block text-muted">
            Step {at + 1} of {setupSteps.length}
          </span>
          {step.title}
        </h2>
        {at < setupSteps.length - 1 && <RequiredNote />}
        {parts[at]}
        {problem && (
          <p role="alert" className="font-medium text-bad">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {at > 0 && (
            <Button variant="secondary" onClick={() => goToStep(at - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" pending={pending}>
            {at < setupSteps.length - 1 ? 'Continue' : 'Open the shop'}
          </Button>
        </div>
      </ScriptForm>
    </FormProvider>
  );
}
