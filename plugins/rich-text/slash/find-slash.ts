import type { Trigger } from '@/plugins/rich-text/kit/use-typeahead'

const slash = /(?:^|\s)\/([^\s/]{0,40})$/u

/** What is typed behind a slash that begins a line or a word. */
export function findSlash(before: string): Trigger | null {
  const query = slash.exec(before)?.[1]
  return query === undefined ? null : { query, length: query.length + 1 }
}
