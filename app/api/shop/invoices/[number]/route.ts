import { defineRecordRoute } from '@/lib/api/records';
import { invoices } from '../../records';

export const GET = defineRecordRoute(invoices);
