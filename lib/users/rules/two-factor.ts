/** Days for which "Not now" is taken for an answer. */
export const putOffDays = 30;

/** Whether a person who put two-factor sign-in off at `putOffAt` (ISO, null for never) is asked again. */
export function isAskedAgain(putOffAt: string | null, at: Date): boolean {
  return putOffAt === null || at.getTime() - new Date(putOffAt).getTime() >= putOffDays * 86_400_000;
}
