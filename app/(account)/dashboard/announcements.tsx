import { AnnouncementList } from '@/components/layout/announcement';
import { listAnnouncements } from '@/lib/content/queries';
import type { AnnouncementPlace, Viewer } from '@/lib/content/types';

/** The notices that run now at a place of the dashboard and are meant for this viewer. */
export async function Announcements({ place, role }: { place: AnnouncementPlace; role: Viewer }) {
  return <AnnouncementList announcements={await listAnnouncements(place, role)} />;
}
