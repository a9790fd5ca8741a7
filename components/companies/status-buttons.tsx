'use client';
import { useState } from 'react';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import type { CompanyStatus } from '@/lib/companies/rules/rights';

/** Opens a company that was requested, suspends one, or lets it go on; the reason goes to the audit log. */
export function StatusButtons({ id, name, status }: { id: string; name: string; status: CompanyStatus }) {
  const { pending, run } = useOrderCall();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const to = status === 'active' ? ('suspended' as const) : ('active' as const);
  const label = { requested: 'Open the account', active: 'Suspend', suspended: 'Let it go on' }[status];
  const done = to === 'suspended' ? `${name} is suspended` : `${name} can order now`;

  async function change() {
    if (!(await run(() => api.put(`/companies/${id}/status`, { status: to, why }), done))) return;
    setAsking(false);
    setWhy('');
  }

  return (
    <>
      <Button variant={status === 'active' ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${label}: ${name}`}
        description={
          to === 'suspended'
            ? 'Its members still see everything, and can’t order, invite or change anything.'
            : 'Its members can order in its name.'
        }
      >
        <ScriptForm onSubmit={change} className="flex flex-col gap-4">
          <Field label="Reason (optional)" help="Kept in the audit log">
            {(ids) => (
              <TextArea
                {...ids}
                rows={2}
                maxLength={500}
                value={why}
                onChange={(event) => setWhy(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" pending={pending} className="self-start">
            {label}
          </Button>
        </ScriptForm>
      </Dialog>
    </>
  );
}
