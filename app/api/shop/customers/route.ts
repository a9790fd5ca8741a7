import { defineRecordsRoute } from '@/lib/api/records';
import { customers } from '../records';

export const GET = defineRecordsRoute(customers);
