'use client';
import { FailedMessage, type Failure } from '@/components/layout/failed-message';

export default function PageError(failure: Failure) {
  return <FailedMessage inside {...failure} />;
}
