'use client';
import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '@/components/layout/on-demand';
import { Button } from '@/components/ui/button';

const CameraDialog = onDemand(() => import('./camera-dialog').then((module) => module.CameraDialog));

/** Opens the camera to scan codes. */
export function ScanButton({ onScan }: { onScan: (code: string) => Promise<string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden size={18} /> Scan with the camera
      </Button>
      {open && <CameraDialog onScan={onScan} onClose={() => setOpen(false)} />}
    </>
  );
}
