'use client';
import { ScanBarcode } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

const CameraDialog = dynamic(() => import('./camera-dialog').then((module) => module.CameraDialog), {
  ssr: false,
});

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
