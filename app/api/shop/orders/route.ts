import { defineRecordsRoute } from '@/lib/api/records';
import { orders } from '../records';

export const GET = defineRecordsRoute(orders);
