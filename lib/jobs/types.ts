/** What is known of a job's runs; all times in UTC. */
export type JobRecord = {
  /** When the job began for the first time, and its last run. */
  firstStartedAt: Date | null;
  startedAt: Date | null;
  /** When the last run that ended well ended, how many milliseconds it took, and what it counted. */
  finishedAt: Date | null;
  tookMs: number | null;
  result: Record<string, number>;
  /** Runs that failed since then, and why the last of them did. */
  failures: number;
  error: string | null;
  /** Until when a run keeps others out; null when none is under way. */
  leaseUntil: Date | null;
};

export type JobState = 'new' | 'running' | 'ok' | 'failing' | 'hanging' | 'late';

/** A job as the admins see it. */
export type Job = Pick<JobRecord, 'tookMs' | 'result' | 'failures' | 'error'> & {
  name: string;
  does: string;
  state: JobState;
  /** When the last run began, and when the last one that ended well ended: UTC, as ISO 8601. */
  startedAt: string | null;
  finishedAt: string | null;
};
