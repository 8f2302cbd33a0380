import type { PageNode } from '@/src/core/page-document/schema'

/** @param v the block's version that the props are written for */
export function newNode(
  type: string,
  props: Record<string, unknown> = {},
  children: string[] = [],
  v = 1,
): PageNode {
  return { type, props: props as PageNode['props'], children, v }
}
