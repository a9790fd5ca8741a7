import { defineRecordsRoute } from '@/lib/api/records';
import { returns } from '../records';

export const GET = defineRecordsRoute(returns);
