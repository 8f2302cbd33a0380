import { nameOf, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { SpaceHandle } from '@/plugins/visual-editor/editor/overlay/space-handle'
import {
  type OverlayRect,
  useBlockRect,
} from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import { acceptsChildren, parentOf, permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { Plus } from '@/plugins/visual-editor/editor/shell/icons'
import { rootId } from '@/src/core/page-document/schema'

/** Lower blocks have their controls outside, so that they can still be clicked. */
export const thinPx = 64

type Props = { id: string; rect: OverlayRect }

/** On the edges of the selected block: add above it, and the space below and inside it. */
export function EdgeControls({ id, rect }: Props) {
  const { blocks, elements, kind, ui } = useBuilder()
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
  return (
    <>
      {takesBefore && singleton !== 'first' && (
        <button
          type="button"
          className={styles.plus}
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
          style={{ left: '50%', top: rect.height < thinPx ? rect.height + 12 : '100%' }}
        />
      )}
      {hasSpaces && acceptsChildren(blocks, page, id) && (
        <InnerHandles id={id} rect={rect} element={element} />
      )}
    </>
  )
}

/** At the top of what is inside, and between the first two blocks there. */
function InnerHandles({ id, rect, element }: Props & { element: HTMLElement }) {
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
        style={{ left: '25%', top: Math.max(top, 12) }}
      />
      {before && after && (
        <SpaceHandle
          id={id}
          element={element}
          kind="gap"
          axis={isRow ? 'horizontal' : 'vertical'}
          style={
            isRow
              ? {
                  left: (before.left + before.width + after.left) / 2 - rect.left,
                  top: before.top + before.height / 2 - rect.top,
                }
              : {
                  left: '75%',
                  top: (before.top + before.height + after.top) / 2 - rect.top,
                }
          }
        />
      )}
    </>
  )
}
