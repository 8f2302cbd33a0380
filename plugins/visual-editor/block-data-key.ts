import type { PageNode } from '@/src/core/page-document/schema'

/** Two blocks of the same type with the same settings show the same data. */
export const blockDataKey = ({ type, props }: Pick<PageNode, 'type' | 'props'>) =>
  `${type}:${JSON.stringify(props)}`

/** The block that a key was made of. */
export function blockOfKey(key: string): Pick<PageNode, 'type' | 'props'> {
  const end = key.indexOf(':')
  return { type: key.slice(0, end), props: JSON.parse(key.slice(end + 1)) }
}
