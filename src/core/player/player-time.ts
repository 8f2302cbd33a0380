/** `m:ss`, rounded down; 221.9 seconds → `3:41`, an hour → `60:00`. Not a number becomes `0:00`. */
export function formatPlayerTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
