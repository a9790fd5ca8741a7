const intervalMilliseconds = 500;

/**
 * Sends this process a SIGTERM when its parent has ended. npm passes a SIGTERM only to the shell between it and a
 * script, and the shell ends without passing it on.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMilliseconds);
  watch.unref();
}
