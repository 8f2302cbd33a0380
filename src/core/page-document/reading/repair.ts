import type { z } from 'zod'
import { limits } from '@/src/core/limits'
import { withFreeAnchors } from '@/src/core/page-document/anchor'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkPlaces } from '@/src/core/page-document/check/graph'
import { measure } from '@/src/core/page-document/check/measure'
import { isObject } from '@/src/core/page-document/is-object'
import { maxReportedProblems, type Problem } from '@/src/core/page-document/problem'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import {
  nodeIdPattern,
  type PageDocument,
  type PageNode,
  pageNode,
  rootId,
  rootType,
} from '@/src/core/page-document/schema'
import { emptyPage, idFor } from '@/src/core/page-document/templates/starter'

type Nodes = Record<string, PageNode>

/**
 * The best page that can be made of what is stored; never throws. Blocks of unknown type stay, for
 * the editor to show as such. Children that are missing, shared or circular are cut, missing
 * header and footer are put back, names for links that are there twice are left out. Props stay as they
 * are: `readProps` forgives them one by one.
 */
export function repairDocument(
  input: unknown,
  blocks: BlockDefinitions,
): { document: PageDocument; problems: Problem[] } {
  const tooBig = measure(input)
  if (tooBig) {
    return { document: emptyPage(blocks), problems: [tooBig] }
  }
  const loose = looseNodes(migrateDocument(input, blocks))
  if (!loose) {
    const message = 'What is stored here is no page.'
    return { document: emptyPage(blocks), problems: [{ code: 'MALFORMED', message }] }
  }
  const problems: Problem[] = []
  const nodes: Nodes = {}
  growTree(rootId, 0, { loose, nodes, blocks, problems })
  const grown = withSingletons({ version: 1, nodes }, blocks)
  problems.push(...checkPlaces(grown, blocks))
  const document = withFreeAnchors({ nodes: {} }, grown)
  return { document, problems: problems.slice(0, maxReportedProblems) }
}

/** Nodes whose shape is right; null when there is no root among them. */
function looseNodes(input: unknown): Map<string, PageNode> | null {
  const found = new Map<string, PageNode>()
  if (!isObject(input) || !isObject(input.nodes)) {
    return null
  }
  for (const [id, node] of Object.entries(input.nodes)) {
    if (!nodeIdPattern.test(id) || !isObject(node) || typeof node.type !== 'string') {
      continue
    }
    if ((node.type === rootType) === (id === rootId)) {
      found.set(id, {
        type: node.type,
        props: (isObject(node.props) ? node.props : {}) as PageNode['props'],
        children: Array.isArray(node.children)
          ? node.children.filter((child): child is string => typeof child === 'string')
          : [],
        v: typeof node.v === 'number' && Number.isInteger(node.v) && node.v > 0 ? node.v : 1,
        ...ownersTouches(node),
      })
    }
  }
  return found.has(rootId) ? found : null
}

const touches = pageNode.pick({ name: true, isLocked: true, layout: true, anchor: true })

/** Name, lock, layout and anchor of a node, each when it is one. */
function ownersTouches(node: Record<string, unknown>): z.infer<typeof touches> {
  const keys = Object.keys(touches.shape) as (keyof typeof touches.shape)[]
  const good = keys.filter(
    (key) => node[key] !== undefined && touches.shape[key].safeParse(node[key]).success,
  )
  return Object.fromEntries(good.map((key) => [key, node[key]]))
}

type Growth = {
  loose: ReadonlyMap<string, PageNode>
  nodes: Nodes
  blocks: BlockDefinitions
  problems: Problem[]
}

/** Copies a node and what hangs below it, each id once; recursion ends at the depth limit. */
function growTree(id: string, depth: number, growth: Growth): void {
  const { loose, nodes, blocks, problems } = growth
  const node = loose.get(id)
  if (!node) {
    return
  }
  const takesChildren = id === rootId || (blocks.get(node.type)?.rules.acceptsChildren ?? true)
  const grown: PageNode = { ...node, children: [] }
  nodes[id] = grown
  for (const child of node.children) {
    const fits = depth < limits.pageDocument.maxDepth && takesChildren
    if (!loose.has(child)) {
      const message = `"${child}" is missing.`
      problems.push({ code: 'DANGLING_CHILD', message, nodeId: id })
    } else if (Object.hasOwn(nodes, child) || !fits) {
      const message = `"${child}" cannot stand in "${id}".`
      problems.push({ code: 'SHARED_CHILD', message, nodeId: child })
    } else {
      grown.children.push(child)
      growTree(child, depth + 1, growth)
    }
  }
}

/** Exactly one of each singleton, at its place: extra and nested ones go, missing ones come. */
function withSingletons(document: PageDocument, blocks: BlockDefinitions): PageDocument {
  const nodes: Nodes = { ...document.nodes }
  for (const { type, v, rules } of blocks.values()) {
    if (!rules.singleton) {
      continue
    }
    const top = nodes[rootId]?.children ?? []
    const extras = new Set(Object.keys(nodes).filter((id) => nodes[id]?.type === type))
    const kept = top.find((id) => extras.has(id)) ?? freeId(idFor(type), nodes)
    extras.delete(kept)
    for (const [id, node] of Object.entries(nodes)) {
      nodes[id] = { ...node, children: node.children.filter((child) => !extras.has(child)) }
    }
    for (const id of extras) {
      delete nodes[id]
    }
    nodes[kept] ??= { type, props: {}, children: [], v }
    const others = (nodes[rootId]?.children ?? []).filter((id) => id !== kept)
    const children = rules.singleton === 'first' ? [kept, ...others] : [...others, kept]
    nodes[rootId] = { type: rootType, props: {}, v: 1, ...nodes[rootId], children }
  }
  return { ...document, nodes }
}

function freeId(wanted: string, nodes: Nodes): string {
  let id = wanted
  for (let count = 2; Object.hasOwn(nodes, id); count += 1) {
    id = `${wanted.slice(0, 36)}-${count}`
  }
  return id
}
