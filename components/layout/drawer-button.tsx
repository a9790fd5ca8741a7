'use client';
import { Menu as MenuIcon, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

/** Whether the drawer is open, and a function to toggle it; it closes on navigation. */
export function useDrawer(): [isOpen: boolean, toggle: () => void] {
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  return [isOpen, () => setOpenedAt(isOpen ? null : path)];
}

export type DrawerState = { isOpen: boolean; toggle: () => void; controls: string };
type Props = DrawerState & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** The button that shows and hides a dashboard's menu on small screens. */
export function DrawerButton({ isOpen, toggle, controls, ...rest }: Props) {
  const Icon = isOpen ? X : MenuIcon;
  return (
    <Button {...rest} variant="secondary" aria-expanded={isOpen} aria-controls={controls} onClick={toggle}>
      <Icon aria-hidden size={20} />
      {isOpen ? 'Close drawer' : 'Open drawer'}
    </Button>
  );
}
