import { Link } from '@/components/ui/link';

export type Task = { name: string; count: number; href: string };

/** What waits for an admin; each figure leads to its list. */
export function WaitingTasks({ tasks }: { tasks: Task[] }) {
  const waiting = tasks.filter(({ count }) => count > 0);
  if (!waiting.length) return <p className="mt-3 text-muted">Nothing to do. New tasks are listed here.</p>;
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waiting.map(({ name, count, href }) => (
        <li key={name}>
          <Link
            href={href}
            className="flex h-full items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 hover:border-ink"
          >
            <span className="figures font-display text-3xl font-semibold">{count}</span>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
