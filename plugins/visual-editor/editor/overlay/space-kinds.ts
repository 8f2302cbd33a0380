import type { EditorBlock } from '@/blocks/_kit/registry'
import type { BoxStyle } from '@/src/core/page-document/box'

/** Distances that can be dragged on the page itself. */
export type SpaceKind = 'below' | 'padding' | 'gap'

type Space = {
  /** The CSS that shows a value before it is kept. */
  property: string
  label: string
  /** Where the block's own setting says nothing else. */
  maxPx: number
}

export const spaces: Readonly<Record<SpaceKind & keyof BoxStyle, Space>> = {
  below: { property: 'margin-bottom', label: 'Space below', maxPx: 400 },
  padding: { property: '--padding', label: 'Space above and below what is inside', maxPx: 400 },
  gap: { property: '--gap', label: 'Space between what is inside', maxPx: 200 },
}

/** The distance as it is now, in pixels; null where the block has none of that kind. */
export function spaceOf(element: Element, kind: SpaceKind): number | null {
  const value = Number.parseFloat(getComputedStyle(element).getPropertyValue(spaces[kind].property))
  return Number.isFinite(value) ? Math.round(value) : null
}

/** As far as the block's own setting of that name goes. */
export function maxSpace(block: EditorBlock | undefined, kind: SpaceKind): number {
  const controls = block?.editor.groups.map(({ controls }) => controls[kind]) ?? []
  const own = controls.find((control) => control !== undefined)
  return own && 'max' in own && own.max !== undefined ? own.max : spaces[kind].maxPx
}
