import { z } from 'zod'
import type { BlockDefinition, BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkGraph } from '@/src/core/page-document/check/graph'
import { measure } from '@/src/core/page-document/check/measure'
import { fittedProps } from '@/src/core/page-document/fit-props'
import type { Subtree } from '@/src/core/page-document/operations'
import { storedProps } from '@/src/core/page-document/props'
import { cleanJson } from '@/src/core/page-document/reading/clean-json'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import {
  type PageDocument,
  type PageNode,
  pageDocument,
  rootId,
  rootType,
} from '@/src/core/page-document/schema'

const frame = z.object({ rootId: z.string(), nodes: z.record(z.string(), z.unknown()) })

/** What is wrong with blocks that came from outside, in an artist's words. */
type SubtreeProblem = { problem: string }

/**
 * Blocks from outside (the clipboard, a file) as a subtree that may be put on a page: of the right
 * shape, migrated, and with cleaned props; a prop that does not fit takes the nearest value that does, else its
 * default. Whether the
 * place takes it is asked of `insertSubtree`, which also wants the ids to be new.
 */
export function readSubtree(input: unknown, blocks: BlockDefinitions): Subtree | SubtreeProblem {
  if (measure(input)) {
    return { problem: 'This is too much for one page.' }
  }
  const framed = frame.safeParse(cleanJson(input))
  if (!framed.success) {
    return { problem: 'These are no blocks.' }
  }
  const top = { type: rootType, props: {}, children: [framed.data.rootId], v: 1 }
  const nodes = { ...framed.data.nodes, [rootId]: top }
  const shaped = pageDocument.safeParse(migrateDocument({ version: 1, nodes }, blocks))
  if (!shaped.success || framed.data.rootId === rootId) {
    return { problem: 'These are no blocks.' }
  }
  const { problems, reachable } = checkGraph(shaped.data)
  if (problems.length > 0) {
    return { problem: 'These blocks do not hang together.' }
  }
  return isNewer(shaped.data, blocks)
    ? { problem: 'This was copied from a newer version of this editor.' }
    : { rootId: framed.data.rootId, nodes: cleanNodes(shaped.data, reachable, blocks) }
}

function isNewer({ nodes }: PageDocument, blocks: BlockDefinitions): boolean {
  return Object.values(nodes).some(({ type, v }) => v > (blocks.get(type)?.v ?? v))
}

function cleanNodes(
  document: PageDocument,
  reachable: ReadonlySet<string>,
  blocks: BlockDefinitions,
): Record<string, PageNode> {
  const entries = Object.entries(document.nodes).filter(
    ([id]) => id !== rootId && reachable.has(id),
  )
  return Object.fromEntries(
    entries.map(([id, node]) => {
      const block = blocks.get(node.type)
      return [id, block ? { ...node, props: fittingProps(block, node.props) } : node]
    }),
  )
}

function fittingProps(block: BlockDefinition, props: PageNode['props']): PageNode['props'] {
  const { props: cleaned, problems } = storedProps(block, fittedProps(block, props).props)
  // Schemas hold JSON in and JSON out, which their types cannot say.
  return problems.length === 0 ? (cleaned as PageNode['props']) : {}
}
