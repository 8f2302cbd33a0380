import type { EditorState, Node, SerializedNode, SerializedNodes, useEditor } from '@craftjs/core'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { parentsOf } from '@/src/core/page-document/tree'

export type EditorStore = ReturnType<typeof useEditor>['store']

/** Craft.js insists on this id for the node a page starts from. */
export const craftRootId = 'ROOT'

const component = 'Block'

/** Craft asks for a component for each node, though it draws none: the canvas does. */
export const craftResolver = { [component]: () => null }

/**
 * Props of a block inside Craft. The block's own props sit one level down, because Craft drops
 * nulls and treats some names (`children`, `resolvedName`) specially on the first level only.
 */
type CraftBlockProps = { id: string; block: Omit<PageNode, 'children'> }

type CraftData = Node['data']

const toCraftId = (id: string) => (id === rootId ? craftRootId : id)
const craftParent = (id: string | undefined) => (id === undefined ? null : toCraftId(id))
const fromCraftId = (id: string) => (id === craftRootId ? rootId : id)

/** The whole page in the form that Craft loads. Expects a document that passed the integrity check. */
export function toCraft(document: PageDocument): SerializedNodes {
  const parents = parentsOf(document)
  return Object.fromEntries(
    Object.entries(document.nodes).map(([id, node]) => [
      toCraftId(id),
      toCraftNode(id, node, parents.get(id)),
    ]),
  )
}

function toCraftNode(id: string, node: PageNode, parentId: string | undefined): SerializedNode {
  const { children, ...block } = node
  return {
    type: { resolvedName: component },
    displayName: node.type,
    // What may go where is our own rule (operations.ts); to Craft every node may hold others.
    isCanvas: true,
    props: { id, block } satisfies CraftBlockProps,
    custom: {},
    hidden: false,
    nodes: [...children],
    linkedNodes: {},
    parent: craftParent(parentId),
  }
}

/**
 * Puts the next page in place of this one, touching only blocks that differ: what is told apart by
 * identity in {@link fromCraft} stays so.
 *
 * @param state Craft's draft of what `store` holds, which is `current`
 */
export function writePage(
  store: EditorStore,
  state: EditorState,
  current: PageDocument,
  next: PageDocument,
): void {
  const before = store.query.getState().nodes
  const parents = parentsOf(next)
  for (const id of Object.keys(current.nodes)) {
    if (!Object.hasOwn(next.nodes, id)) {
      delete state.nodes[toCraftId(id)]
    }
  }
  for (const [id, node] of Object.entries(next.nodes)) {
    const craftId = toCraftId(id)
    const held = Object.hasOwn(before, craftId) ? before[craftId]?.data : undefined
    const former = current.nodes[id]
    const parentId = parents.get(id)
    if (held && former === node && held.parent === craftParent(parentId)) {
      continue
    }
    const serialized = toCraftNode(id, node, parentId)
    if (held) {
      const data = state.nodes[craftId]?.data
      Object.assign(data ?? {}, {
        parent: serialized.parent,
        ...(former !== node && { props: serialized.props }),
        ...(former?.children !== node.children && { nodes: serialized.nodes }),
      })
    } else {
      state.nodes[craftId] = store.query.parseSerializedNode(serialized).toNode((fresh) => {
        fresh.id = craftId
      })
    }
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
  const { type, props: own, v, name, isLocked, layout, anchor } = block
  const node: PageNode = {
    type,
    props: own,
    children: [...nodes],
    v,
    ...(name !== undefined && { name }),
    ...(isLocked !== undefined && { isLocked }),
    ...(layout !== undefined && { layout }),
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
