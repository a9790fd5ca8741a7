import { defineRecordRoute } from '@/lib/api/records';
import { products } from '../../records';

export const GET = defineRecordRoute(products);
