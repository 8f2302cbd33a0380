import type { DropRules } from '@/plugins/visual-editor/editor/drag/drop-rules'
import type { DropBox, Flow, Rect } from '@/plugins/visual-editor/editor/drag/drop-target'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

/** Elements of the blocks on the page, by id; one walk of the page. */
function blockElements(page: HTMLElement): Map<string, HTMLElement> {
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
 * Measures every block once, for a drag or for placing: nothing on the page moves meanwhile.
 * Pixels count from the page's top left corner, so that scrolling changes nothing.
 */
export function measurePage(page: HTMLElement, document: PageDocument, rules: DropRules): DropBox {
  const elements = blockElements(page)
  const origin = page.getBoundingClientRect()
  const moved = rules.movedId ? elements.get(rules.movedId) : undefined
  const movedOrder = moved ? orderOf(moved) : 0

  const boxOf = (id: string, element: HTMLElement | undefined, order: number): DropBox => {
    const ids = id === rules.movedId ? [] : (document.nodes[id]?.children ?? [])
    const firstInside = ids.map((child) => elements.get(child)).find((child) => child !== undefined)
    const layout = layoutIn(firstInside?.parentElement ?? null)
    const hasOrders = layout.isOrdered && ids.some((child) => document.nodes[child]?.layout)
    return {
      id,
      rect: element ? rectWithin(origin, element) : null,
      accepts: element !== undefined && rules.accepts(id),
      ...rules.range(id),
      order,
      carriedOrder: layout.isOrdered ? movedOrder : 0,
      flow: layout.flow,
      children: ids.map((child) => {
        const inside = elements.get(child)
        return boxOf(child, inside, hasOrders && inside ? orderOf(inside) : 0)
      }),
    }
  }
  return boxOf(rootId, page, 0)
}

function rectWithin(origin: DOMRect, element: HTMLElement): Rect | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (right === left && bottom === top) {
    return null
  }
  return {
    left: left - origin.left,
    top: top - origin.top,
    right: right - origin.left,
    bottom: bottom - origin.top,
  }
}

const orderOf = (element: HTMLElement) => Number(getComputedStyle(element).order) || 0

function layoutIn(element: HTMLElement | null): { flow: Flow; isOrdered: boolean } {
  if (!element) {
    return { flow: 'column', isOrdered: false }
  }
  const { display, flexDirection, gridTemplateColumns, direction } = getComputedStyle(element)
  const isFlex = display.endsWith('flex')
  const isGrid = display.endsWith('grid')
  const isRow = isFlex
    ? flexDirection.startsWith('row')
    : isGrid && gridTemplateColumns.split(' ').length > 1
  const isReversed = (direction === 'rtl') !== (isFlex && flexDirection === 'row-reverse')
  const row = isReversed ? 'row-reverse' : 'row'
  return { flow: isRow ? row : 'column', isOrdered: isFlex || isGrid }
}
