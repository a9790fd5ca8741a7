import { AnnouncementList } from '@/components/layout/announcement';
import { listAnnouncements } from '@/lib/content/queries';
import type { AnnouncementPlace, Viewer } from '@/lib/content/types';

/** The announcements that are current, meant for this place of the dashboard, and meant for this viewer. */
export async function Announcements({ place, role }: { place: AnnouncementPlace; role: Viewer }) {
  return <AnnouncementList announcements={await listAnnouncements(place, role)} />;
}
