/** Joins class names, leaving out what is false or missing; undefined when nothing is left. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
