import {
  changedLayout,
  type Layout,
  layoutOn,
  type NarrowScreen,
  narrowScreens,
  type Screen,
} from '@/src/core/page-document/layout/layout'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

/** Neighbours as a screen shows them. */
export function orderedOn(
  document: PageDocument,
  siblings: readonly string[],
  screen: Screen,
): string[] {
  const orderOf = (id: string) => layoutOn(nodeOf(document, id)?.layout, screen).order ?? 0
  return siblings.toSorted((a, b) => orderOf(a) - orderOf(b))
}

/**
 * The layouts that make a narrow screen show the neighbours in another order. In the page's own order
 * none needs one. Otherwise all are numbered below 0, so that what is added later stands at the end.
 *
 * @param siblings in the page's own order · @param wanted the same ids
 */
export function reorderedOn(
  document: PageDocument,
  siblings: readonly string[],
  screen: NarrowScreen,
  wanted: readonly string[],
): Map<string, Layout | undefined> {
  const isNatural = siblings.every((id, index) => wanted[index] === id)
  return new Map(
    wanted.map((id, index) => [
      id,
      changedLayout(nodeOf(document, id)?.layout, screen, {
        order: isNatural ? undefined : index - wanted.length,
      }),
    ]),
  )
}

/** The layout of a block that comes among other neighbours: its order was one among the former. */
export function withoutOrder(layout: Layout | undefined): Layout | undefined {
  return narrowScreens.reduce(
    (current, screen) =>
      current?.[screen]?.order === undefined
        ? current
        : changedLayout(current, screen, { order: undefined }),
    layout,
  )
}
