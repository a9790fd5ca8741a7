import { Card } from '@/components/ui/card';
import type { simulated } from './simulator';

/** What was sent and received, the newest first. */
export function Entries({ entries }: { entries: ReturnType<typeof simulated>['entries'] }) {
  return (
    <Card>
      <h2 className="text-2xl">Documents</h2>
      {entries.length === 0 && <p className="mt-2">Nothing was sent or received yet.</p>}
      <ol className="mt-2 flex flex-col">
        {entries.map(({ title, text, problem, at }, index) => (
          <li key={index} className="border-b border-line py-2">
            <details>
              <summary className={problem ? 'cursor-pointer py-1 text-bad' : 'cursor-pointer py-1'}>
                {at.toISOString().slice(11, 19)} {title}
              </summary>
              <pre tabIndex={0} className="mt-2 max-h-96 overflow-auto bg-ground p-3 text-sm">
                {text}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
