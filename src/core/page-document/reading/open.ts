import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { fittedValue } from '@/src/core/page-document/fit-props'
import { maxReportedProblems, type Problem } from '@/src/core/page-document/problem'
import { documentVersion } from '@/src/core/page-document/reading/migrate'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/templates/starter'

/** What is wrong, and where; the code only when it is known. */
export type BlockProblem = Pick<Problem, 'nodeId' | 'prop'> & Partial<Pick<Problem, 'code'>>

/**
 * What of a stored page cannot be shown or stored as it is; empty for every page that passed the gate
 * and for a page that has none yet. Blocks of unknown kind stay where they are if they stand in `stored`.
 */
export function problemsOnOpening(
  input: unknown,
  blocks: BlockDefinitions,
  stored?: unknown,
): Problem[] {
  if (input === null || input === undefined) {
    return []
  }
  const { version } = input as { version?: unknown }
  if (typeof version === 'number' && version > documentVersion) {
    const message = 'This page comes from a newer version of the editor.'
    return [{ code: 'NEWER_VERSION', message }]
  }
  const checked = checkDocument(input, blocks, stored)
  return 'problems' in checked ? checked.problems : checked.notes
}

/**
 * The most of a page that the gate lets through: blocks of unknown kind (but for those in `stored`) or newer version
 * go, what stood in them takes their place, settings that do not parse take the nearest value that does, else their
 * defaults.
 */
export function storableDocument(
  input: unknown,
  blocks: BlockDefinitions,
  stored?: unknown,
): PageDocument {
  let { document } = repairDocument(input, blocks)
  // Only so many problems are reported at once; each round takes at least one of them away.
  const rounds = Object.keys(document.nodes).length + maxReportedProblems
  for (let round = 0; round < rounds; round += 1) {
    const checked = checkDocument(document, blocks, stored)
    if ('document' in checked) {
      return checked.document
    }
    document = withoutProblems(document, checked.problems, blocks)
  }
  return emptyPage(blocks)
}

/** What becomes of a page that is stored and loaded again; as it is, but for what no rule keeps, where it is refused. */
export function storedForm(input: unknown, blocks: BlockDefinitions): PageDocument {
  const { document } = repairDocument(input, blocks)
  const checked = checkDocument(document, blocks)
  return 'document' in checked ? checked.document : document
}

/** The page with what is wrong with it mended or left out. */
export function withoutProblems(
  document: PageDocument,
  problems: readonly BlockProblem[],
  blocks: BlockDefinitions,
): PageDocument {
  const next = problems.reduce(
    (current, problem) => withoutProblem(current, problem, blocks),
    document,
  )
  return repairDocument(next, blocks).document
}

function withoutProblem(
  document: PageDocument,
  { code, nodeId, prop }: BlockProblem,
  blocks: BlockDefinitions,
): PageDocument {
  const node = nodeId === undefined || nodeId === rootId ? undefined : document.nodes[nodeId]
  if (!node || nodeId === undefined) {
    return document
  }
  if (code === 'NO_CHILDREN_ALLOWED') {
    return withNode(document, nodeId, { ...node, children: [] })
  }
  const [setting = ''] = (prop ?? '').replace(/^props\./, '').split('.')
  if (setting in node.props) {
    const { [setting]: value, ...props } = node.props
    const own = blocks.get(node.type)?.schema.shape[setting]
    const fitted = own && fittedValue(own, value)
    const isMended = fitted !== undefined && fitted !== value
    // Schemas hold JSON in and JSON out, which their types cannot say.
    const next = isMended ? { ...props, [setting]: fitted as PageNode['props'][string] } : props
    return withNode(document, nodeId, { ...node, props: next })
  }
  return withoutNode(document, nodeId, node.children)
}

function withNode(document: PageDocument, id: string, node: PageNode): PageDocument {
  return { ...document, nodes: { ...document.nodes, [id]: node } }
}

function withoutNode(document: PageDocument, gone: string, heirs: string[]): PageDocument {
  const entries = Object.entries(document.nodes).filter(([id]) => id !== gone)
  const nodes = entries.map(([id, node]) => {
    const children = node.children.flatMap((child) => (child === gone ? heirs : child))
    return [id, { ...node, children }] as const
  })
  return { ...document, nodes: Object.fromEntries(nodes) }
}
