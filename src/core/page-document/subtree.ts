import { z } from 'zod'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { measure } from '@/src/core/page-document/check/measure'
import type { Subtree } from '@/src/core/page-document/operations'
import type { Problem } from '@/src/core/page-document/problem'
import { withoutProblems } from '@/src/core/page-document/reading/open'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { subtreeIds } from '@/src/core/page-document/tree'

const looseSubtree = z.strictObject({
  rootId: z.string(),
  nodes: z.record(z.string(), z.looseObject({ children: z.array(z.string()) })),
})

/**
 * The gate before a part of a page is kept: it passes when a page with nothing else on it would.
 * The ids come out as `s1`, `s2`, …; migrated and cleaned like a page's, and without blocks of unknown kind inside.
 */
export function checkSubtree(
  input: unknown,
  blocks: BlockDefinitions,
): { subtree: Subtree } | { problems: Problem[] } {
  const tooBig = measure(input)
  if (tooBig) {
    return { problems: [tooBig] }
  }
  const shaped = looseSubtree.safeParse(input)
  if (!shaped.success) {
    return { problems: [{ code: 'MALFORMED', message: 'This is no section.' }] }
  }
  const { rootId: top, nodes } = shaped.data
  const fresh = new Map(Object.keys(nodes).map((id, index) => [id, `s${index + 1}`]))
  const freshTop = fresh.get(top)
  if (freshTop === undefined) {
    return { problems: [{ code: 'MALFORMED', message: 'This section has no beginning.' }] }
  }
  const renamed = [...fresh].map(([old, id]) => {
    const node = nodes[old] as { children: string[] }
    return [id, { ...node, children: node.children.map((child) => fresh.get(child) ?? child) }]
  })
  const page = pageAround(freshTop, Object.fromEntries(renamed), blocks)
  const checked = checkDocument(withoutUnknown(page, freshTop, blocks), blocks)
  if ('problems' in checked) {
    return checked
  }
  const kept = subtreeIds(checked.document, freshTop).map((id) => [id, checked.document.nodes[id]])
  return { subtree: { rootId: freshTop, nodes: Object.fromEntries(kept) } }
}

/** Blocks of a plugin that was taken out stay on their page alone: no other page would take them. */
function withoutUnknown(page: PageDocument, top: string, blocks: BlockDefinitions): PageDocument {
  const unknown = Object.entries(page.nodes)
    .filter(([id, { type }]) => id !== rootId && id !== top && !blocks.has(type))
    .map(([nodeId]) => ({ nodeId, code: 'UNKNOWN_TYPE' }) as const)
  return unknown.length > 0 ? withoutProblems(page, unknown, blocks) : page
}

function pageAround(
  top: string,
  nodes: Record<string, PageNode>,
  blocks: BlockDefinitions,
): PageDocument {
  const page = emptyPage(blocks)
  const root = page.nodes[rootId] as PageNode
  const [first, ...rest] = root.children
  const children = [first, top, ...rest].filter((id) => id !== undefined)
  return { ...page, nodes: { ...page.nodes, ...nodes, [rootId]: { ...root, children } } }
}
