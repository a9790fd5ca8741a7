import { Link } from '@/components/ui/link';
import { Badge, type Tone } from '@/components/ui/badge';
import type { Mail, MailStatus } from '@/lib/mail/types';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

const tones: Record<MailStatus, Tone> = { kept: 'info', sent: 'good', failed: 'bad' };

/** The outbox: all mails on the left, and the selected one as its recipient sees it, as HTML and as text. */
export function MailList({ mails, open, clock }: { mails: Mail[]; open: Mail; clock: Clock }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <ul
        aria-label="Mails"
        className="divide-y divide-line rounded-card border border-line bg-surface lg:max-h-[80dvh] lg:overflow-y-auto"
      >
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              href={`/dev/mailbox?mail=${mail.id}`}
              aria-current={mail.id === open.id ? 'true' : undefined}
              className="block p-3 hover:bg-line/40 aria-[current]:bg-line/60"
            >
              <span className="flex items-start justify-between gap-2">
                <span className="min-w-0 font-semibold">{mail.subject}</span>
                <Badge tone={tones[mail.state]}>{mail.state}</Badge>
              </span>
              <span className="block truncate text-sm text-muted">{mail.to}</span>
              <span className="block text-sm text-muted">{formatDateTime(mail.composedAt, clock)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <article className="min-w-0 max-lg:order-first">
        <h2 className="text-2xl">{open.subject}</h2>
        <p className="mb-4 text-muted">
          To {open.to}, {open.attempts} {open.attempts === 1 ? 'try' : 'tries'}
          {open.lastError && `, last error: ${open.lastError}`}
        </p>
        {/* Sandboxed: links open in a new tab, and no script in the mail runs. */}
        <iframe
          title={`Mail: ${open.subject}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={open.html.replace('<head>', '<head><base target="_blank">')}
          className="h-[40rem] w-full rounded-card border border-line bg-white"
        />
        <details className="mt-4">
          <summary className="font-semibold">As plain text</summary>
          <pre className="mt-2 overflow-x-auto rounded-card bg-surface p-4 text-sm whitespace-pre-wrap">
            {open.text}
          </pre>
        </details>
      </article>
    </div>
  );
}
