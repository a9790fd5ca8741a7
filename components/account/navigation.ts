/** Goes to an address as a whole new page: nothing that was shown to one person stays for the next. */
export function goTo(address: string): void {
  window.location.assign(address);
}

/** Loads this page again. */
export function reloadPage(): void {
  window.location.reload();
}
