import type { z } from 'zod'
import { inWords } from '@/src/core/input-words'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkGraph, checkPlaces } from '@/src/core/page-document/check/graph'
import { measure } from '@/src/core/page-document/check/measure'
import { fittedLayout } from '@/src/core/page-document/layout/fit-layout'
import { maxReportedProblems, type Problem } from '@/src/core/page-document/problem'
import { storedProps } from '@/src/core/page-document/props'
import { cleanJson } from '@/src/core/page-document/reading/clean-json'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import {
  type PageDocument,
  type PageNode,
  pageDocument,
  rootId,
} from '@/src/core/page-document/schema'

export type CheckedDocument =
  | { document: PageDocument /** What was left out on the way. */; notes: Problem[] }
  | { problems: Problem[] }

/**
 * The gate before a page is stored. The document that comes out is migrated, its props are cleaned
 * (unknown props, unsafe URLs, U+0000) and nodes nobody refers to are gone, named in `notes`. Blocks of unknown kind
 * stay if one of the `stored` pages has them as they are.
 */
export function checkDocument(
  input: unknown,
  blocks: BlockDefinitions,
  ...stored: unknown[]
): CheckedDocument {
  const tooBig = measure(input)
  if (tooBig) {
    return { problems: [tooBig] }
  }
  const shaped = pageDocument.safeParse(migrateDocument(cleanJson(input), blocks), inWords)
  if (!shaped.success) {
    return { problems: report(shaped.error.issues.map(shapeProblem)) }
  }
  const graph = checkGraph(shaped.data)
  if (graph.problems.length > 0) {
    return { problems: report(graph.problems) }
  }

  const { document, notes } = withoutOrphans(shaped.data, graph.reachable)
  const problems = checkPlaces(document, blocks, ...stored)
  const nodes = Object.entries(document.nodes).map(([id, node]) => {
    const checked = checkNode(id, node, blocks)
    problems.push(...checked.problems)
    return [id, checked.node] as const
  })
  return problems.length > 0
    ? { problems: report(problems) }
    : { document: { ...document, nodes: Object.fromEntries(nodes) }, notes: report(notes) }
}

function withoutOrphans(document: PageDocument, reachable: ReadonlySet<string>) {
  const entries = Object.entries(document.nodes)
  const notes = entries
    .filter(([id]) => !reachable.has(id))
    .map(
      ([nodeId]): Problem => ({
        code: 'ORPHAN',
        message: `"${nodeId}" stood nowhere on the page and was left out.`,
        nodeId,
      }),
    )
  const nodes = Object.fromEntries(entries.filter(([id]) => reachable.has(id)))
  return { document: { ...document, nodes }, notes }
}

function checkNode(nodeId: string, node: PageNode, blocks: BlockDefinitions) {
  const block = blocks.get(node.type)
  if (nodeId === rootId || !block) {
    return { node, problems: [] }
  }
  if (node.v > block.v) {
    const message = `"${nodeId}" comes from a newer version of "${node.type}".`
    return { node, problems: [{ code: 'NEWER_VERSION', message, nodeId } satisfies Problem] }
  }
  const { props, problems } = storedProps(block, node.props)
  return {
    node: {
      ...node,
      // Schemas hold JSON in and JSON out, which their types cannot say.
      props: props as PageNode['props'],
      ...(node.layout && { layout: fittedLayout(block, node.layout) }),
    },
    problems: problems.map(
      ({ prop, message }): Problem => ({ code: 'BAD_PROPS', message, nodeId, prop }),
    ),
  }
}

function shapeProblem(issue: z.core.$ZodIssue): Problem {
  const [first, nodeId, ...rest] = issue.path.map(String)
  return {
    code: 'MALFORMED',
    message: issue.message,
    ...(first === 'nodes' && nodeId !== undefined && { nodeId }),
    ...(rest.length > 0 && { prop: rest.join('.') }),
  }
}

function report(problems: Problem[]): Problem[] {
  return problems.slice(0, maxReportedProblems)
}
