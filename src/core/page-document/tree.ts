import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'

/** The node, or undefined; safe for ids such as `constructor` that every object seems to have. */
export function nodeOf(document: PageDocument, id: string): PageNode | undefined {
  return Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined
}

export type Place = { parentId: string; index: number }

/** Where a node stands; undefined for the root and for ids that are nowhere. */
export function placeOf(document: PageDocument, id: string): Place | undefined {
  for (const [parentId, parent] of Object.entries(document.nodes)) {
    const index = parent.children.indexOf(id)
    if (index >= 0) {
      return { parentId, index }
    }
  }
  return undefined
}

/** What each node stands in. */
export function parentsOf({ nodes }: PageDocument): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(nodes).flatMap(([id, { children }]) =>
      children.map((child) => [child, id] as const),
    ),
  )
}

/** The node and everything below it, parents first. */
export function subtreeIds(document: PageDocument, id: string): string[] {
  const found: string[] = []
  const stack = [id]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const node = nodeOf(document, next)
    if (node && !found.includes(next)) {
      found.push(next)
      stack.push(...node.children.toReversed())
    }
  }
  return found
}

/** What a node stands in, from the inside outwards; the root comes last. */
export function ancestorIds(document: PageDocument, id: string): string[] {
  const place = placeOf(document, id)
  return place ? [place.parentId, ...ancestorIds(document, place.parentId)] : []
}

/** Levels from the root: 0 for the root, 1 for its children. */
export function depthOf(document: PageDocument, id: string): number {
  let depth = 0
  let current = id
  while (current !== rootId) {
    const place = placeOf(document, current)
    if (!place) {
      return depth
    }
    current = place.parentId
    depth += 1
  }
  return depth
}

/** Levels below a node: 0 for a leaf. */
export function heightOf(document: PageDocument, id: string): number {
  const children = nodeOf(document, id)?.children ?? []
  return children.reduce((height, child) => Math.max(height, 1 + heightOf(document, child)), 0)
}
