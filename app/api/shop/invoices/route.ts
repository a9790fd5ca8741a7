import { defineRecordsRoute } from '@/lib/api/records';
import { invoices } from '../records';

export const GET = defineRecordsRoute(invoices);
