import type { Control } from '@/blocks/_kit/define'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import type { Subtree } from '@/src/core/page-document/operations'
import type { PageNode } from '@/src/core/page-document/schema'
import { isRichText, withoutPictures } from '@/src/rich-text/pictures-in'

/** Whether a setting's values are ids of one site's own things: pictures, releases, shows, lists. */
function isSiteBound(control: Control): boolean {
  switch (control.kind) {
    case 'media':
    case 'media-list':
    case 'email-list':
    case 'thing':
    case 'track':
      return true
    case 'multi-select':
      return typeof control.from === 'string'
    default:
      return false
  }
}

/**
 * Blocks of another site without what belongs to that site: its pictures, films and lists are not
 * this site's to show.
 *
 * @returns `removed` counts what was taken out
 */
export function withoutSiteBound(
  subtree: Subtree,
  blocks: BlockRegistry,
): { subtree: Subtree; removed: number } {
  let removed = 0
  const cleaned = Object.entries(subtree.nodes).map(([id, node]) => {
    const bound = siteBoundProps(blocks, node.type)
    const taken = [...bound].filter((prop) => !isEmpty(node.props[prop]))
    removed += taken.length
    const kept = Object.entries(node.props)
      .filter(([prop]) => !bound.has(prop))
      .map(([prop, value]) => {
        if (!isRichText(value)) {
          return [prop, value] as const
        }
        const text = withoutPictures(value)
        removed += text.removed
        // JSON, which the type of a text does not say.
        return [prop, text.doc as PageNode['props'][string]] as const
      })
    return [id, { ...node, props: Object.fromEntries(kept) } satisfies PageNode] as const
  })
  return { subtree: { ...subtree, nodes: Object.fromEntries(cleaned) }, removed }
}

function siteBoundProps(blocks: BlockRegistry, type: string): ReadonlySet<string> {
  const groups = blocks.get(type)?.editor.groups ?? []
  const controls = groups.flatMap((group) => Object.entries(group.controls))
  return new Set(
    controls.flatMap(([prop, control]) => (control && isSiteBound(control) ? [prop] : [])),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
