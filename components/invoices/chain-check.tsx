'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { ChainCheck as Check } from '@/lib/invoices/schema/chain';
import { formatNumber } from '@/lib/shared/formats';

const describe = ({ isIntact, count, number, problem }: Check) =>
  isIntact
    ? `All ${formatNumber(count)} documents are as they were issued, without a gap.`
    : `${number}: ${problem}.`;

/** Checks on request whether any issued document was altered or is missing, and names the first. */
export function ChainCheck() {
  const [pending, setPending] = useState(false);
  const [check, setCheck] = useState<Check>();

  async function run() {
    setPending(true);
    try {
      setCheck(await api.get('/invoices/check'));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void run()}>
        Check for alterations
      </Button>
      <p role="status" className={check && !check.isIntact ? 'text-bad' : 'text-muted'}>
        {check && describe(check)}
      </p>
    </div>
  );
}
