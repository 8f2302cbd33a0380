import { type BlockRegistry, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import type { DropBox, Rect } from '@/plugins/visual-editor/editor/drag/drop-target'
import { acceptsChildren, indexRange } from '@/plugins/visual-editor/editor/placement'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

/** Elements of the blocks on the page, by id; one walk of the page. */
export function blockElements(page: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  for (const element of page.querySelectorAll<HTMLElement>('[data-block-id]')) {
    const id = element.dataset.blockId
    if (id && !found.has(id)) {
      found.set(id, element)
    }
  }
  return found
}

/**
 * Measures every block once, at the start of a drag: nothing on the page moves until it ends.
 * Pixels count from the page's top left corner, so that scrolling changes nothing.
 */
export function measurePage(
  page: HTMLElement,
  document: PageDocument,
  blocks: BlockRegistry,
  source: DragSource,
): DropBox {
  const elements = blockElements(page)
  const origin = page.getBoundingClientRect()
  const rectOf = (element: Element): Rect => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }
  }
  const isDragged = (id: string) => source.kind === 'move' && source.id === id

  const boxOf = (id: string, element: Element): DropBox => {
    const children = isDragged(id) ? [] : (document.nodes[id]?.children ?? [])
    return {
      id,
      rect: rectOf(element),
      accepts: !isDragged(id) && acceptsChildren(blocks, document, id),
      ...indexRange(blocks, document, id),
      children: children.map((child) => {
        const childElement = elements.get(child)
        return childElement ? boxOf(child, childElement) : emptyBox(child)
      }),
    }
  }
  return boxOf(rootId, page)
}

/** A block that shows nothing keeps its place in the count and cannot be hit. */
function emptyBox(id: string): DropBox {
  const rect = { left: 0, top: 0, right: 0, bottom: 0 }
  return { id, rect, accepts: false, firstIndex: 0, lastIndex: 0, children: [] }
}

/** Blocks that keep their place whatever is dragged, for dimming. */
export function lockedIds(document: PageDocument, blocks: BlockRegistry): string[] {
  const top = document.nodes[rootId]?.children ?? []
  return top.filter((id) => {
    const type = document.nodes[id]?.type
    return type !== undefined && rulesOf(blocks, type).singleton !== undefined
  })
}
