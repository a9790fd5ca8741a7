import { defineRecordRoute } from '@/lib/api/records';
import { stock } from '../../records';

export const GET = defineRecordRoute(stock);
