const messages = new Map([
  [
    'NotAllowedError',
    'The camera is not allowed here. Allow it in the settings of your browser for this page.',
  ],
  [
    'SecurityError',
    'The camera is not allowed here. Allow it in the settings of your browser for this page.',
  ],
  ['NotFoundError', 'This device has no camera that could be used.'],
  ['OverconstrainedError', 'This device has no camera that could be used.'],
  ['NotReadableError', 'The camera is used by another program. Close that, then try again.'],
]);

/** Why the camera can't be used, and what can be done instead. */
export function cameraMessage(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return `${messages.get(name) ?? 'This browser can’t use a camera here.'} You can type the numbers instead.`;
}
