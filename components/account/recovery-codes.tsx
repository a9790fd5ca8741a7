'use client';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast.success('The codes are in your clipboard'))
      .catch(() => toast.error('Your browser did not let us copy: please write them down'));
  return (
    <div className="flex flex-col gap-4">
      <p>
        Keep these recovery codes in a safe place. Each lets you in once when you don’t have your phone.{' '}
        <strong>They are not shown again.</strong>
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-ground p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
