import { nameOf, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { type Box, besideBar } from '@/plugins/visual-editor/editor/overlay/avoid-bar'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { SpaceHandle } from '@/plugins/visual-editor/editor/overlay/space-handle'
import {
  type OverlayRect,
  useBlockRect,
} from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import { acceptsChildren, parentOf, permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { Plus } from '@/src/admin/ui/icons'
import { rootId } from '@/src/core/page-document/schema'
import { roomyTargets, useMediaQuery } from '@/src/ui/use-media-query.client'

/** Lower blocks have their controls outside, so that they can still be clicked. */
export const thinPx = 64

/** Of the round button, with what of a finger's width is around it. */
const plusPx = 24
const aroundPlusPx = { fine: 4, roomy: 10 }

type Props = {
  id: string
  rect: OverlayRect
  /** What can be done with the block, in buttons that nothing may lie over. */
  bar: Box | null
}

/** On the edges of the selected block: add above it, and the space below and inside it. */
export function EdgeControls({ id, rect, bar }: Props) {
  const { blocks, elements, kind, ui } = useBuilder()
  const isRoomy = useMediaQuery(roomyTargets)
  const page = usePage()
  const node = page.nodes[id]
  const element = elements.page?.querySelector<HTMLElement>(`[data-block-id="${id}"]`)
  if (!node || !element) {
    return null
  }
  const { singleton } = rulesOf(blocks, node.type)
  const takesBefore = acceptsChildren(blocks, page, parentOf(page, id) ?? rootId)
  const { canChange } = permissionsOf(blocks, page, id)
  const hasSpaces = kind.hasScreens && canChange && !singleton
  const isThin = rect.height < thinPx
  const target = plusPx + 2 * aroundPlusPx[isRoomy ? 'roomy' : 'fine']
  const plus = besideBar(
    { x: rect.width / 2, y: isThin ? plusPx / 2 - 27 : 0 },
    { width: target, height: target },
    bar,
    rect.width,
  )
  return (
    <>
      {takesBefore && singleton !== 'first' && (
        <button
          type="button"
          className={styles.plus}
          style={{ left: plus.x }}
          aria-label={`Add something before ${nameOf(blocks, page, id)}`}
          title="Add something here"
          onClick={() => ui.setState({ addBefore: id, panel: 'add' })}
        >
          <Plus size={16} aria-hidden />
        </button>
      )}
      {hasSpaces && (
        <SpaceHandle
          id={id}
          element={element}
          kind="below"
          axis="vertical"
          middle={{ x: rect.width / 2, y: isThin ? rect.height + 12 : rect.height }}
          bar={bar}
        />
      )}
      {hasSpaces && acceptsChildren(blocks, page, id) && (
        <InnerHandles id={id} rect={rect} bar={bar} element={element} />
      )}
    </>
  )
}

/** At the top of what is inside, and between the first two blocks there. */
function InnerHandles({ id, rect, bar, element }: Props & { element: HTMLElement }) {
  const [first, second] = usePage().nodes[id]?.children ?? []
  const firstRect = useBlockRect(first ?? null)
  const secondRect = useBlockRect(second ?? null)
  const isRow =
    firstRect !== null &&
    secondRect !== null &&
    (secondRect.left >= firstRect.left + firstRect.width - 1 ||
      firstRect.left >= secondRect.left + secondRect.width - 1)
  const [before, after] =
    firstRect &&
    secondRect &&
    (isRow ? firstRect.left > secondRect.left : firstRect.top > secondRect.top)
      ? [secondRect, firstRect]
      : [firstRect, secondRect]
  const top = (firstRect?.top ?? rect.top + rect.height / 2) - rect.top
  return (
    <>
      <SpaceHandle
        id={id}
        element={element}
        kind="padding"
        axis="vertical"
        middle={{ x: rect.width / 4, y: Math.max(top, 12) }}
        bar={bar}
      />
      {before && after && (
        <SpaceHandle
          id={id}
          element={element}
          kind="gap"
          axis={isRow ? 'horizontal' : 'vertical'}
          middle={
            isRow
              ? {
                  x: (before.left + before.width + after.left) / 2 - rect.left,
                  y: before.top + before.height / 2 - rect.top,
                }
              : {
                  x: (rect.width * 3) / 4,
                  y: (before.top + before.height + after.top) / 2 - rect.top,
                }
          }
          bar={bar}
        />
      )}
    </>
  )
}
