import { defineRecordRoute } from '@/lib/api/records';
import { returns } from '../../records';

export const GET = defineRecordRoute(returns);
