import { listTags, tagName } from '@/src/core/email/shared-variables'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { readProps } from '@/src/core/page-document/props'
import { type PageNode, pageDocument } from '@/src/core/page-document/schema'

/**
 * A stored mail without the lists that it does not have. Former releases took them as long as nobody had chosen
 * what they list. They draw nothing, so all else of the artist's form may be sent as it is.
 */
export function withoutForeignLists(
  template: EmailTemplate,
  layout: unknown,
  blocks: BlockDefinitions,
): unknown {
  const read = pageDocument.safeParse(layout)
  if (!read.success) {
    return layout
  }
  const { nodes, version } = read.data
  const known = variablesOf(template)
  const foreign: readonly unknown[] = listTags.filter((tag) => !known.includes(tagName(tag)))
  const isForeign = (node: PageNode | undefined) => {
    const block = node && blocks.get(node.type)
    return block
      ? Object.values(readProps(block, node.props)).some((v) => foreign.includes(v))
      : false
  }
  const entries = Object.entries(nodes)
    .filter(([, node]) => !isForeign(node))
    .map(([id, node]) => [
      id,
      { ...node, children: node.children.filter((child) => !isForeign(nodes[child])) },
    ])
  return { version, nodes: Object.fromEntries(entries) }
}
