'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const ProgressBar = dynamic(() => import('./progress-bar').then((module) => module.ProgressBar), {
  ssr: false,
});

/** Loads the progress bar once the page runs: before that no pressed link is handled by scripts. */
export function NavigationProgress() {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRunning(true));
    return () => clearTimeout(timer);
  }, []);
  return running ? <ProgressBar /> : null;
}
