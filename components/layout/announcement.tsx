import { Megaphone } from 'lucide-react';
import type { Announcement } from '@/lib/content/types';

/** The shop's notices at the top of a dashboard page; nothing when there are none. */
export function AnnouncementList({ announcements }: { announcements: Announcement[] }) {
  if (announcements.length === 0) return null;
  return (
    <ul aria-label="Announcements" className="no-print my-5 flex flex-col gap-3">
      {announcements.map(({ id, title, text }) => (
        <li
          key={id}
          className="flex gap-3 rounded-card border border-line border-l-4 border-l-accent bg-surface px-4 py-3"
        >
          <Megaphone aria-hidden size={20} className="mt-1 shrink-0 text-link" />
          <div className="min-w-0">
            <h2 className="text-xl">{title}</h2>
            {text && <p className="mt-1 max-w-[75ch] text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
