import type { Node, SerializedNode, SerializedNodes } from '@craftjs/core'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'

/** Craft.js insists on this id for the node a page starts from. */
export const craftRootId = 'ROOT'

const component = 'Block'

/** Craft asks for a component for each node, though it draws none: `canvas/page-blocks.tsx` does. */
export const craftResolver = { [component]: () => null }

/**
 * Props of a block inside Craft. The block's own props sit one level down, because Craft drops
 * nulls and treats some names (`children`, `resolvedName`) specially on the first level only.
 */
export type CraftBlockProps = { id: string; block: Omit<PageNode, 'children'> }

type CraftData = Node['data']

export const toCraftId = (id: string) => (id === rootId ? craftRootId : id)
const fromCraftId = (id: string) => (id === craftRootId ? rootId : id)

/** The whole page in the form that Craft loads. Expects a document that passed the integrity check. */
export function toCraft(document: PageDocument): SerializedNodes {
  const parents = new Map<string, string>()
  for (const [id, node] of Object.entries(document.nodes)) {
    for (const child of node.children) {
      parents.set(child, id)
    }
  }
  return Object.fromEntries(
    Object.entries(document.nodes).map(([id, node]) => [
      toCraftId(id),
      toCraftNode(id, node, parents.get(id) ?? null),
    ]),
  )
}

export function toCraftNode(id: string, node: PageNode, parentId: string | null): SerializedNode {
  const { children, ...block } = node
  return {
    type: { resolvedName: component },
    displayName: node.type,
    // What may go where is our own rule (placement.ts); to Craft every node may hold others.
    isCanvas: true,
    props: { id, block } satisfies CraftBlockProps,
    custom: {},
    hidden: false,
    nodes: [...children],
    linkedNodes: {},
    parent: parentId === null ? null : toCraftId(parentId),
  }
}

type Converted = { childIds: readonly string[]; node: PageNode }

const converted = new WeakMap<object, Converted>()

/**
 * Reads one node back. Unchanged nodes answer with the same object, so callers may compare by
 * identity; what Craft keeps beside a block (`custom`) is no part of it.
 */
function fromCraftNode({ props, nodes }: CraftData): PageNode {
  const known = converted.get(props)
  if (known?.childIds === nodes) {
    return known.node
  }
  const { block } = props as CraftBlockProps
  const { type, props: own, v, name, isLocked, box, anchor } = block
  const node: PageNode = {
    type,
    props: own,
    children: [...nodes],
    v,
    ...(name !== undefined && { name }),
    ...(isLocked !== undefined && { isLocked }),
    ...(box !== undefined && { box }),
    ...(anchor !== undefined && { anchor }),
  }
  converted.set(props, { childIds: nodes, node })
  return node
}

/**
 * The page in reading order, whatever happened to Craft's nodes on the way: the same page always has
 * the same bytes, so that undoing leaves nothing to save.
 */
export function fromCraft(nodes: Record<string, Node>): PageDocument {
  const found: PageDocument['nodes'] = {}
  const waiting = [craftRootId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes[id]
    if (node) {
      found[fromCraftId(id)] = fromCraftNode(node.data)
      waiting.push(...node.data.nodes.toReversed())
    }
  }
  return { version: 1, nodes: found }
}
