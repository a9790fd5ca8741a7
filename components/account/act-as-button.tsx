'use client';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { beginActing } from '@/lib/api/client/acting';
import { messageOf } from '@/lib/api/client/errors';
import { ConfirmDialog } from './confirm-dialog';

type Props = { userId: string; name: string; companyId?: string };

/** Opens the account of a customer to staff who may act for customers; nothing for everybody else. */
export function ActAsButton({ userId, name, companyId }: Props) {
  const isAllowed = useMay('accounts.act');
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  if (!isAllowed) return null;

  async function begin() {
    setAsked(false);
    setPending(true);
    try {
      await beginActing(userId, companyId);
    } catch (error) {
      toast.error(messageOf(error));
      setPending(false);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="whitespace-nowrap"
        disabled={pending}
        aria-label={`Act as ${name}`}
        onClick={() => setAsked(true)}
      >
        Act as
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Act as ${name}?`}
          question={`For up to an hour you see and do in the shop what ${name} sees and may do. Each change is recorded with your name.`}
          label="Act as"
          onConfirm={() => void begin()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
