import { type BlockRegistry, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

export type ForbiddenZone = { id: string; reason: string }

/** Areas of the page that take nothing in, with the reason: fixed blocks, and those that fill themselves. */
export function forbiddenZones(document: PageDocument, blocks: BlockRegistry): ForbiddenZone[] {
  return Object.entries(document.nodes).flatMap(([id, { type }]) => {
    const definition = blocks.get(type)?.definition
    if (id === rootId || !definition || rulesOf(blocks, type).acceptsChildren) {
      return []
    }
    if (definition.rules.singleton) {
      return [{ id, reason: permissionsOf(blocks, document, id).lockedReason }]
    }
    return definition.shows ? [{ id, reason: `Fills itself with ${definition.shows}` }] : []
  })
}
