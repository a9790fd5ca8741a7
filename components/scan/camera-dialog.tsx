'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { cameraMessage } from './camera-messages';
import { loadDecoder } from './decoder';

/** Milliseconds between two pictures, and within which the same code counts as the same scan. */
const interval = 150;
const sameScan = 2500;

/** Shows the camera and reads one code after the other. `onScan` resolves to what to say about a code. */
export function CameraDialog({
  onScan,
  onClose,
}: {
  onScan: (code: string) => Promise<string>;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [message, setMessage] = useState('Starting the camera…');
  const [error, setError] = useState('');

  const report = useEffectEvent(async (code: string) => {
    navigator.vibrate?.(60);
    setMessage(await onScan(code));
  });

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const last = { code: '', at: 0 };

    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      if (isOver) return stop();
      const screen = video.current!;
      screen.srcObject = stream;
      const [decode] = await Promise.all([loadDecoder(), screen.play()]);
      setMessage('Hold a barcode in front of the camera.');
      const look = async () => {
        const code = (await decode(screen).catch(() => null))?.trim();
        if (isOver) return;
        const isNew = code && (code !== last.code || Date.now() - last.at > sameScan);
        if (code) Object.assign(last, { code, at: Date.now() });
        if (isNew) await report(code);
        timer = setTimeout(() => void look(), interval);
      };
      void look();
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    start().catch((failure: unknown) => {
      stop();
      if (!isOver) setError(cameraMessage(failure));
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Scan with the camera">
      {error ? (
        <p role="alert" className="font-medium text-bad">
          {error}
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <video
            ref={video}
            muted
            playsInline
            aria-hidden
            className="aspect-[4/3] w-full rounded-card bg-ink object-cover"
          />
          <p role="status" className="min-h-6 font-medium wrap-anywhere">
            {message}
          </p>
        </div>
      )}
    </Dialog>
  );
}
