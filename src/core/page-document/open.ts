import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkDocument } from '@/src/core/page-document/integrity'
import { documentVersion } from '@/src/core/page-document/migrate'
import { maxReportedProblems, type Problem } from '@/src/core/page-document/problem'
import { repairDocument } from '@/src/core/page-document/repair'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/starter'

/**
 * What of a stored page cannot be shown or stored as it is; empty for every page that passed the gate
 * and for a page that has none yet.
 */
export function problemsOnOpening(input: unknown, blocks: BlockDefinitions): Problem[] {
  if (input === null || input === undefined) {
    return []
  }
  const { version } = input as { version?: unknown }
  if (typeof version === 'number' && version > documentVersion) {
    const message = 'This page comes from a newer version of the editor.'
    return [{ code: 'NEWER_VERSION', message }]
  }
  const checked = checkDocument(input, blocks)
  return 'problems' in checked ? checked.problems : checked.notes
}

/**
 * The most of a page that the gate lets through: blocks of unknown kind or newer version go, what
 * stood in them takes their place, settings that do not parse fall back to their defaults.
 */
export function storableDocument(input: unknown, blocks: BlockDefinitions): PageDocument {
  let { document } = repairDocument(input, blocks)
  // Only so many problems are reported at once; each round takes at least one of them away.
  const rounds = Object.keys(document.nodes).length + maxReportedProblems
  for (let round = 0; round < rounds; round += 1) {
    const checked = checkDocument(document, blocks)
    if ('document' in checked) {
      return checked.document
    }
    const next = checked.problems.reduce(withoutProblem, document)
    document = repairDocument(next, blocks).document
  }
  return emptyPage(blocks)
}

function withoutProblem(document: PageDocument, { code, nodeId, prop }: Problem): PageDocument {
  const node = nodeId === undefined || nodeId === rootId ? undefined : document.nodes[nodeId]
  if (!node || nodeId === undefined) {
    return document
  }
  if (code === 'NO_CHILDREN_ALLOWED') {
    return withNode(document, nodeId, { ...node, children: [] })
  }
  const [setting = ''] = (prop ?? '').replace(/^props\./, '').split('.')
  if (setting in node.props) {
    const { [setting]: _, ...props } = node.props
    return withNode(document, nodeId, { ...node, props })
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
