'use client';
import { useMe } from '@/components/layout/me-store';
import { UnsentList } from './unsent-list';

/** The orders of the signed-in person that this device keeps; never for staff who act in their name. */
export function UnsentHere() {
  const me = useMe();
  return me?.person && !me.actingUntil ? <UnsentList owner={me.person.email} /> : null;
}
