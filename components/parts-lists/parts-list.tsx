'use client';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { BestCart } from './best-cart';

/** The rows of quick order, from which the best cart is found. */
export const PartsList = () => <QuickOrder actions={BestCart} />;
