/**
 * Today in India, for tools. `lib/indian-date` is part of the script of every page: what a tool shares with it becomes a file of its own,
 * which every page would load.
 */
export function todayHere(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
