type Task = () => Promise<void>;

// Next may load this module several times in a process, and server/ has its own copy.
const shared = globalThis as { hexboltShutdownTasks?: Set<Task> };
const tasks = () => (shared.hexboltShutdownTasks ??= new Set());

/** Has the server run `task` before it exits, once however often it is named: work that must not be cut off. */
export function beforeExit(task: Task): void {
  tasks().add(task);
}

/** Runs the tasks and resolves when all have ended, whether or not they failed. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.allSettled([...tasks()].map((task) => task()));
}
