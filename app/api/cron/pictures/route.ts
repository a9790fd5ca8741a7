import { defineCronRoute } from '@/lib/api/cron-route';
import { convertPictures, pictureCounts } from '@/lib/images/jobs';

export const GET = defineCronRoute('pictures', pictureCounts, convertPictures);

export const POST = GET;
