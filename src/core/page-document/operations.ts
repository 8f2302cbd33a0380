import { limits } from '@/src/core/limits'
import { anchorsOf, withFreeAnchors } from '@/src/core/page-document/anchor'
import type { BlockDefinitions, BlockRules } from '@/src/core/page-document/block-definition'
import { fittedProps } from '@/src/core/page-document/fit-props'
import { fittedLayout } from '@/src/core/page-document/layout/fit-layout'
import { withoutOrder } from '@/src/core/page-document/layout/screen-order'
import { heldRules, legalTextId } from '@/src/core/page-document/legal-text'
import { type PageDocument, type PageNode, pageNode, rootId } from '@/src/core/page-document/schema'
import {
  depthOf,
  heightOf,
  nodeOf,
  type Place,
  placeOf,
  subtreeIds,
} from '@/src/core/page-document/tree'

/** Why an edit was not made, in an artist's words. */
export const refusals = {
  notThere: 'This block is no longer on the page.',
  idTaken: 'This block is already on the page.',
  unknownType: 'This block is not installed.',
  takesNoChildren: 'Nothing can be put in here.',
  innerOnly: 'This goes inside another block.',
  intoItself: 'A block cannot go into itself.',
  outOfRange: 'There is no such place.',
  aboveFirst: 'The page header stays at the top.',
  belowLast: 'The footer stays at the bottom.',
  onlyOne: 'There is exactly one of these on every page.',
  cannotDelete: 'This block cannot be deleted.',
  cannotMove: 'This block cannot be moved.',
  cannotDuplicate: 'This block cannot be duplicated.',
  tooDeep: `Blocks can stand at most ${limits.pageDocument.maxDepth} levels inside each other.`,
  tooMany: `A page holds at most ${limits.pageDocument.maxNodes} blocks.`,
  badProps: 'This setting has a value that does not fit.',
  locked: 'This block is locked. Unlock it first.',
  anchorTaken: 'Another block on this page has this name for links.',
} as const

export type Refusal = keyof typeof refusals
export type Edit = { document: PageDocument } | { refused: Refusal }

/** A block with everything inside it, not yet on a page. */
export type Subtree = { rootId: string; nodes: Readonly<Record<string, PageNode>> }

/** Edits are pure: they answer with a new document that keeps every rule, or with the reason why not. */
export type Editing = {
  document: PageDocument
  blocks: BlockDefinitions
  /** Where the page is found: legal pages keep their text. */
  pathname?: string
}

/**
 * Puts a new block (or a copied subtree) at a place. Ids must be new to the page; names for links that
 * are not are left out.
 */
export function insertSubtree(editing: Editing, subtree: Subtree, place: Place): Edit {
  const { document, blocks } = editing
  const inserted: PageDocument = { version: 1, nodes: { ...subtree.nodes } }
  const ids = subtreeIds(inserted, subtree.rootId)
  if (ids.length === 0 || ids.length !== Object.keys(subtree.nodes).length) {
    return { refused: 'notThere' }
  }
  if (ids.some((id) => id === rootId || nodeOf(document, id))) {
    return { refused: 'idTaken' }
  }
  const rules = ids.map((id) => rulesOf({ document: inserted, blocks }, id))
  if (rules.some((rule) => !rule)) {
    return { refused: 'unknownType' }
  }
  if (rules.some((rule) => rule?.singleton)) {
    return { refused: 'onlyOne' }
  }
  const parents = ids.filter((id) => (nodeOf(inserted, id)?.children.length ?? 0) > 0)
  if (parents.some((id) => !rulesOf({ document: inserted, blocks }, id)?.acceptsChildren)) {
    return { refused: 'takesNoChildren' }
  }
  if (Object.keys(document.nodes).length + ids.length > limits.pageDocument.maxNodes) {
    return { refused: 'tooMany' }
  }
  const [top] = rules
  const refused = refusalOfPlace(editing, place, heightOf(inserted, subtree.rootId), top)
  if (refused) {
    return { refused }
  }
  const nodes = { ...document.nodes, ...withFreeAnchors(document, subtree).nodes }
  return { document: withChildAt({ ...document, nodes }, subtree.rootId, place) }
}

/** Moves a block; `place.index` counts the siblings without the moved block itself. */
export function moveNode(editing: Editing, id: string, place: Place): Edit {
  const { document } = editing
  const from = placeOf(document, id)
  if (!from) {
    return { refused: 'notThere' }
  }
  if (rulesOf(editing, id)?.canMove === false) {
    return { refused: 'cannotMove' }
  }
  if (isLocked(document, id)) {
    return { refused: 'locked' }
  }
  if (subtreeIds(document, id).includes(place.parentId)) {
    return { refused: 'intoItself' }
  }
  const lifted = withoutChild(document, id, from.parentId)
  const height = heightOf(document, id)
  const rules = rulesOf(editing, id)
  const refused = refusalOfPlace({ ...editing, document: lifted }, place, height, rules)
  if (refused) {
    return { refused }
  }
  const moved = withChildAt(lifted, id, place)
  return {
    document:
      place.parentId === from.parentId ? moved : { ...moved, nodes: amongOthers(moved.nodes, id) },
  }
}

/** Removes a block and everything inside it. */
export function removeNode(editing: Editing, id: string): Edit {
  const { document } = editing
  const from = placeOf(document, id)
  if (!from) {
    return { refused: 'notThere' }
  }
  const gone = new Set(subtreeIds(document, id))
  if ([...gone].some((each) => rulesOf(editing, each)?.canDelete === false)) {
    return { refused: 'cannotDelete' }
  }
  if ([...gone].some((each) => isLocked(document, each))) {
    return { refused: 'locked' }
  }
  const { nodes } = withoutChild(document, id, from.parentId)
  const kept = Object.entries(nodes).filter(([each]) => !gone.has(each))
  return { document: { ...document, nodes: Object.fromEntries(kept) } }
}

/** Copies a block with everything inside it and puts the copy right below. */
export function duplicateNode(editing: Editing, id: string, createId: () => string): Edit {
  const { document } = editing
  const from = placeOf(document, id)
  if (!from) {
    return { refused: 'notThere' }
  }
  const subtree = copySubtree(document, id, createId)
  if (!mayBeCopied(editing, id)) {
    return { refused: 'cannotDuplicate' }
  }
  return insertSubtree(editing, subtree, { ...from, index: from.index + 1 })
}

/** Whether a block, and everything inside it, may be there once more. */
export function mayBeCopied(editing: Editing, id: string): boolean {
  const ids = subtreeIds(editing.document, id)
  return ids.every((each) => rulesOf(editing, each)?.canDuplicate !== false)
}

/**
 * Changes some props of a block; the others stay. Values that do not fit are moved to the nearest that
 * do. An unknown block is not held against a schema.
 */
export function setProps(
  { document, blocks }: Editing,
  id: string,
  wanted: PageNode['props'],
): Edit {
  const node = nodeOf(document, id)
  if (!node) {
    return { refused: 'notThere' }
  }
  if (node.isLocked) {
    return { refused: 'locked' }
  }
  const block = blocks.get(node.type)
  const { props, unfit } = block ? fittedProps(block, wanted) : { props: wanted, unfit: [] }
  return unfit.length > 0 ? { refused: 'badProps' } : { document: withProps(document, id, props) }
}

/** The page with other values of some props, as they are. */
export function withProps(
  document: PageDocument,
  id: string,
  props: PageNode['props'],
): PageDocument {
  const node = nodeOf(document, id)
  const changed = node && { ...node, props: { ...node.props, ...props } }
  return changed ? { ...document, nodes: { ...document.nodes, [id]: changed } } : document
}

/** Name, lock, layout and anchor of a block; undefined takes one away. */
export type NodePatch = Partial<Pick<PageNode, 'name' | 'isLocked' | 'layout' | 'anchor'>>

/** Changes how a block is called, held or placed. A locked block can only be unlocked and renamed. */
export function setNode({ document, blocks }: Editing, id: string, patch: NodePatch): Edit {
  const node = nodeOf(document, id)
  if (!node || id === rootId) {
    return { refused: 'notThere' }
  }
  if (node.isLocked && ('layout' in patch || 'anchor' in patch)) {
    return { refused: 'locked' }
  }
  const holder = patch.anchor && anchorsOf(document).get(patch.anchor)
  if (holder && holder !== id) {
    return { refused: 'anchorTaken' }
  }
  const definition = blocks.get(node.type)
  const layout = patch.layout && definition ? fittedLayout(definition, patch.layout) : patch.layout
  const next = { ...node, ...patch, ...('layout' in patch && { layout }) }
  const merged = Object.entries(next).filter(([, value]) => value !== undefined)
  const shaped = pageNode.safeParse(Object.fromEntries(merged))
  return shaped.success
    ? { document: { ...document, nodes: { ...document.nodes, [id]: shaped.data } } }
    : { refused: 'badProps' }
}

/**
 * The subtree under fresh ids, for duplicating, copying and pasting.
 *
 * @param keepsVotes whether a poll goes on under its uid, because no other one has it: after a cut
 */
export function copySubtree(
  document: PageDocument,
  id: string,
  createId: () => string,
  keepsVotes: (pollUid: string) => boolean = () => false,
): Subtree {
  const freshUid = (uid: string) => (keepsVotes(uid) ? uid : createId())
  const fresh = new Map(subtreeIds(document, id).map((old) => [old, createId()]))
  const nodes = [...fresh].flatMap(([old, id]) => {
    const node = nodeOf(document, old)
    const children = node?.children.flatMap((child) => fresh.get(child) ?? [])
    return node && children
      ? [[id, { ...node, props: withFreshPolls(node.props, freshUid), children }] as const]
      : []
  })
  return { rootId: fresh.get(id) ?? '', nodes: Object.fromEntries(nodes) }
}

/** The subtree as it comes among other neighbours than it had. */
export function asNewcomer({ rootId, nodes }: Subtree): Subtree {
  return { rootId, nodes: amongOthers(nodes, rootId) }
}

function amongOthers(nodes: Subtree['nodes'], id: string): Record<string, PageNode> {
  const node = nodes[id]
  const layout = withoutOrder(node?.layout)
  if (!node || layout === node.layout) {
    return nodes
  }
  const { layout: _former, ...rest } = node
  return { ...nodes, [id]: { ...rest, ...(layout && { layout }) } }
}

function isLocked(document: PageDocument, id: string): boolean {
  return nodeOf(document, id)?.isLocked === true
}

function rulesOf({ document, blocks, pathname }: Editing, id: string): BlockRules | undefined {
  const type = nodeOf(document, id)?.type
  const rules = type === undefined ? undefined : blocks.get(type)?.rules
  return rules && legalTextId(document, pathname) === id ? { ...rules, ...heldRules } : rules
}

/** Why nothing of the given height and rules may stand at the place; undefined when it may. */
function refusalOfPlace(
  editing: Editing,
  place: Place,
  height: number,
  rules: BlockRules | undefined,
): Refusal | undefined {
  const { document } = editing
  const parent = nodeOf(document, place.parentId)
  if (!parent) {
    return 'notThere'
  }
  if (place.parentId !== rootId && !rulesOf(editing, place.parentId)?.acceptsChildren) {
    return 'takesNoChildren'
  }
  if (place.parentId === rootId && rules?.isInner) {
    return 'innerOnly'
  }
  if (!Number.isInteger(place.index) || place.index < 0 || place.index > parent.children.length) {
    return 'outOfRange'
  }
  if (depthOf(document, place.parentId) + 1 + height > limits.pageDocument.maxDepth) {
    return 'tooDeep'
  }
  const above = parent.children.slice(0, place.index)
  const below = parent.children.slice(place.index)
  if (below.some((id) => rulesOf(editing, id)?.singleton === 'first')) {
    return 'aboveFirst'
  }
  return above.some((id) => rulesOf(editing, id)?.singleton === 'last') ? 'belowLast' : undefined
}

function withoutChild(document: PageDocument, id: string, parentId: string): PageDocument {
  return withChildren(document, parentId, (children) => children.filter((child) => child !== id))
}

function withChildAt(document: PageDocument, id: string, { parentId, index }: Place): PageDocument {
  return withChildren(document, parentId, (children) => children.toSpliced(index, 0, id))
}

function withChildren(
  document: PageDocument,
  parentId: string,
  change: (children: string[]) => string[],
): PageDocument {
  const parent = nodeOf(document, parentId)
  if (!parent) {
    return document
  }
  const changed = { ...parent, children: change(parent.children) }
  return { ...document, nodes: { ...document.nodes, [parentId]: changed } }
}

type Json = PageNode['props'][string]

/** The props with other uids for the polls of their texts: votes are counted by them. */
function withFreshPolls(
  props: PageNode['props'],
  freshUid: (uid: string) => string,
): PageNode['props'] {
  const entries = Object.entries(props)
  return Object.fromEntries(entries.map(([prop, value]) => [prop, renewed(value, freshUid)]))
}

function renewed(value: Json, freshUid: (uid: string) => string): Json {
  if (Array.isArray(value)) {
    return value.map((each) => renewed(each, freshUid))
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const { type, uid } = value
  const isPoll = type === 'poll' && typeof uid === 'string'
  return { ...withFreshPolls(value, freshUid), ...(isPoll && { uid: freshUid(uid) }) }
}
