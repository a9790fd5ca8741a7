'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { isStaff, type Role } from '@/lib/users/rules/rights';

/**
 * The current role: a layout stays mounted between its pages, while an admin may change the role. A person who becomes
 * staff or stops to be gets the other frame.
 */
export function useRole(initial: Role, email: string): Role {
  const path = usePathname();
  const router = useRouter();
  const [at, setAt] = useState({ path, moved: false });
  const [found, setFound] = useState<Role>();
  if (at.path !== path) setAt({ path, moved: true });
  useEffect(() => {
    if (!at.moved) return;
    api.get(`/admin/${encodeURIComponent(email)}`, { withToken: true }).then((now) => {
      setFound(now.role);
      if (isStaff(now.role) !== isStaff(initial)) router.refresh();
    }, announceMeChanged);
  }, [at, email, initial, router]);
  return found ?? initial;
}
