/** Opens an address with a full page load, so that nothing shown to one person stays in memory for the next. */
export function goTo(address: string): void {
  window.location.assign(address);
}

/** Reloads this page. */
export function reloadPage(): void {
  window.location.reload();
}
