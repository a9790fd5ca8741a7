/** Ends what start-database began. */
export default async function stopDatabase(): Promise<void> {
  await (globalThis as { testDatabase?: { close(): Promise<void> } }).testDatabase?.close();
}
