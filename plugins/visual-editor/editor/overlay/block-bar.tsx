import { type Ref, useState } from 'react'
import { labelOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { setOpened } from '@/plugins/visual-editor/editor/canvas/blocks/expanded-blocks'
import { startDrag } from '@/plugins/visual-editor/editor/drag/start-drag'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { useScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import { IconButton } from '@/src/admin/ui/icon-button'
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Copy,
  Ellipsis,
  GripVertical,
  Lock,
  PanelTopClose,
  PanelTopOpen,
  Trash2,
} from '@/src/admin/ui/icons'

type Props = {
  id: string
  /** No room above the block: stand inside its top edge. */
  isInside: boolean
  ref: Ref<HTMLDivElement>
}

/**
 * What can be done with the selected block, on the block itself. Only its name is there until somebody is at
 * it: with all of its buttons it would cover the block above.
 */
export function BlockBar({ id, isInside, ref }: Props) {
  const builder = useBuilder()
  const { blocks, commands, kind, ui } = builder
  const page = usePage()
  // Which places there are is a matter of the screen in view.
  useScreen()
  const isOpen = useUi(({ opened }) => opened.has(id))
  // Which block it was unfolded for, by a finger that cannot point without pressing.
  const [unfoldedId, setUnfoldedId] = useState<string | null>(null)
  const isUnfolded = unfoldedId === id
  const type = page.nodes[id]?.type
  if (!type) {
    return null
  }
  const label = labelOf(blocks, type)
  const { canMove, canDuplicate, canDelete, lockedReason } = commands.permissions(id)

  return (
    <div
      ref={ref}
      className={styles.bar}
      data-inside={isInside}
      data-unfolded={isUnfolded || undefined}
      role="toolbar"
      aria-label={label}
    >
      {canMove ? (
        <button
          type="button"
          className={styles.grip}
          title="Drag to move, or click to pick a place"
          aria-label={`Move ${label} to…`}
          data-drag-handle=""
          onPointerDown={(event) => {
            event.preventDefault()
            startDrag(event.nativeEvent, { kind: 'move', id }, builder)
          }}
          onClick={() => ui.setState({ placing: { kind: 'move', id } })}
        >
          <GripVertical size={18} aria-hidden />
          {label}
        </button>
      ) : (
        <span className={styles.grip} data-locked="" title={lockedReason}>
          <Lock size={16} aria-hidden />
          {label}
          {lockedReason && <small>{lockedReason}</small>}
        </span>
      )}
      {canMove && (
        <>
          <IconButton
            icon={ArrowUp}
            label="Move up"
            disabled={!commands.canMoveBy(id, -1)}
            onClick={() => commands.moveBy(id, -1)}
          />
          <IconButton
            icon={ArrowDown}
            label="Move down"
            disabled={!commands.canMoveBy(id, 1)}
            onClick={() => commands.moveBy(id, 1)}
          />
          <span className={styles.rule} />
        </>
      )}
      {blocks.get(type)?.editor.isShut && (
        <IconButton
          icon={isOpen ? PanelTopClose : PanelTopOpen}
          label="Show what opens"
          isOn={isOpen}
          onClick={() => setOpened(ui, id, !isOpen)}
        />
      )}
      {canDuplicate && (
        <IconButton icon={Copy} label="Duplicate" onClick={() => commands.duplicate(id)} />
      )}
      {canDuplicate && kind.sections && (
        <IconButton
          icon={BookmarkPlus}
          label="Keep as a section"
          onClick={() => ui.setState({ keeping: id })}
        />
      )}
      {canDelete && <IconButton icon={Trash2} label="Delete" onClick={() => commands.remove(id)} />}
      {(canMove || canDuplicate || canDelete) && (
        <IconButton
          icon={Ellipsis}
          label={`More for ${label}`}
          data-more=""
          aria-expanded={isUnfolded}
          onClick={() => setUnfoldedId(isUnfolded ? null : id)}
        />
      )}
    </div>
  )
}
