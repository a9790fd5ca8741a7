import { merchantFormats } from '@/lib/feeds/rules/merchant';
import { merchantFeed } from '../merchant-feed';

export const GET = merchantFeed(merchantFormats.xml);
