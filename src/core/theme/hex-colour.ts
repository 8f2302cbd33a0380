/** `#rrggbb` from what someone typed, with or without #, in three or six digits; null while it is none. */
export function hexColour(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (!digits) {
    return null
  }
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
