import type { PageNode } from '@/src/core/page-document/schema'

/** Two blocks of the same type with the same settings show the same data. */
export const blockDataKey = ({ type, props }: Pick<PageNode, 'type' | 'props'>) =>
  `${type}:${JSON.stringify(props)}`
