import { defineRecordRoute } from '@/lib/api/records';
import { customers } from '../../records';

export const GET = defineRecordRoute(customers);
