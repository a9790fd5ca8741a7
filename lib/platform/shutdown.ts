type Task = () => Promise<void>;

// Next may load this module several times in a process, and server/ has its own copy.
const shared = globalThis as { hexboltShutdownTasks?: Set<Task> };
const tasks = () => (shared.hexboltShutdownTasks ??= new Set());

/** Registers a task that the server completes before it exits, once even if registered twice. */
export function beforeExit(task: Task): void {
  tasks().add(task);
}

/** Runs the tasks and resolves when all have settled. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.allSettled([...tasks()].map((task) => task()));
}
