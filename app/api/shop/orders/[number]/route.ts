import { defineRecordRoute } from '@/lib/api/records';
import { orders } from '../../records';

export const GET = defineRecordRoute(orders);
