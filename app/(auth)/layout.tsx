import type { ReactNode } from 'react';
import { SetupGate } from '../setup-gate';
import '../workspace.css';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <SetupGate>
      <main id="main" className="flex-1">
        {children}
      </main>
    </SetupGate>
  );
}
