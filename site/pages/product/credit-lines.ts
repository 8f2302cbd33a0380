/** `Drums: Tom Arkwright` and `Mastered by Katz` → role and name; any other line is a name alone. */
export function creditLines(credits: string): { role: string; name: string }[] {
  return credits
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const match = /^([^:]{1,60}):\s+(.+)$/.exec(line) ?? /^(.{1,40}? by)\s+(.+)$/.exec(line)
      return { role: match?.[1] ?? '', name: match?.[2] ?? line }
    })
}
