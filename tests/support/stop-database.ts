/** Stops the database that start-database started. */
export default async function stopDatabase(): Promise<void> {
  await (globalThis as { testDatabase?: { close(): Promise<void> } }).testDatabase?.close();
}
