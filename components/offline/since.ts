/** A time for people: "2:32 PM", with the day where it isn't today. */
export function formatTime(at: number, now = Date.now()): string {
  const day = (time: number) => new Date(time).toDateString();
  return new Date(at).toLocaleString('en-US', {
    ...(day(at) !== day(now) && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
