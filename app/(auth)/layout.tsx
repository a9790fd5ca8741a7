import type { ReactNode } from 'react';
import { Storefront } from '../storefront';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Storefront>
      <main id="main" className="flex-1">
        {children}
      </main>
    </Storefront>
  );
}
