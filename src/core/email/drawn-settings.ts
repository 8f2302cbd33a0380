import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument } from '@/src/core/page-document/schema'

/** Of a mail's blocks, what their receivers get to see: none of a block that draws nothing. */
export function drawnSettings(
  { nodes }: PageDocument,
  blocks: BlockDefinitions,
): Readonly<Record<string, unknown>>[] {
  return Object.values(nodes).flatMap(({ type, props, children }) => {
    const definition = blocks.get(type)
    const check = definition?.check
    const settings = definition ? readProps(definition, props) : props
    if (check?.isEmpty?.(settings, children.length)) {
      return []
    }
    const seen = Object.entries(settings).filter(([name]) => !check?.unseen?.includes(name))
    return [Object.fromEntries(seen)]
  })
}
