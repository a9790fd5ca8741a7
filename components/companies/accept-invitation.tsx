'use client';
import { useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { ownCompanyPath } from '@/lib/companies/rules/paths';

/** Accepts an invitation with a button press, because email scanners open every link but press nothing. */
export function AcceptInvitation({ token, company }: { token: string; company: string }) {
  const [state, setState] = useState<{ pending?: boolean; error?: string }>({});

  async function accept() {
    setState({ pending: true });
    try {
      await api.post('/company-invitations/accept', { token });
      // A full page load: the header shows the company at once.
      window.location.assign(ownCompanyPath);
    } catch (error) {
      setState({ error: messageOf(error) });
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <Button size="lg" pending={state.pending} onClick={accept}>
        Join {company}
      </Button>
      <FormError>{state.error}</FormError>
    </div>
  );
}
