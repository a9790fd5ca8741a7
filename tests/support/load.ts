import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Pins a process to one core where the system can. */
export const pin = (pid: number, core: number) =>
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]);

/** The compressed bytes of an answer; fails when its status is not 200. */
export function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Seconds of processor time that a process has used so far, from the system's count in hundredths (proc(5)). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Requests the addresses in turn, `connections` at once, for so many seconds, or each once. Returns the answers per second
 * of processor time of the server, which a slow client does not lower.
 */
export async function answersPerSecond(
  server: number,
  urls: string[],
  { seconds, connections = 16 }: { seconds?: number; connections?: number } = {},
): Promise<number> {
  const started = performance.now();
  const before = processorTime(server);
  let next = 0;
  const goesOn = () =>
    seconds === undefined ? next < urls.length : performance.now() - started < seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (goesOn()) await fetchBytes(urls[next++ % urls.length]!);
    }),
  );
  return next / (processorTime(server) - before);
}

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
