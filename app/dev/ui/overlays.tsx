'use client';
import { Bell } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuButton, MenuLink } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { longName, Row, Specimen } from './specimen';

export function Overlays() {
  return (
    <Specimen id="overlays" title="Dialog, drawer, menu, messages">
      <Row>
        <Dialog
          trigger={<Button variant="secondary">Open dialog</Button>}
          title={longName}
          description="Focus stays in here until it is closed."
        >
          <Button>Update</Button>
        </Dialog>
        <Menu trigger={<Button variant="secondary">Open menu</Button>}>
          <MenuLink href="/dev/ui">A link</MenuLink>
          <MenuButton onSelect={() => toast.success('Selected')}>An action</MenuButton>
        </Menu>
        <Button variant="secondary" onClick={() => toast.success('added')}>
          Message
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Failed to Make an admin')}>
          Error
        </Button>
        <IconButton label="Notify" icon={Bell} onClick={() => toast.info('Noted')} />
      </Row>
      <div className="w-fit rounded-card bg-dark p-2 text-on-dark">
        <Drawer label="drawer">
          <p className="mt-4">It comes in from the left and keeps the focus until it is closed.</p>
        </Drawer>
      </div>
    </Specimen>
  );
}
