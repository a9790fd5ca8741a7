import { AnnouncementList } from '@/components/layout/announcement';
import { listAnnouncements } from '@/lib/content/queries';
import type { AnnouncementPlace, Viewer } from '@/lib/content/types';

/** The current notices for a place of the dashboard and this viewer. */
export async function Announcements({ place, role }: { place: AnnouncementPlace; role: Viewer }) {
  return <AnnouncementList announcements={await listAnnouncements(place, role)} />;
}
