import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import styles from '@/plugins/visual-editor/editor/overlay/sheet-actions.module.css'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  GripVertical,
  type LucideIcon,
  Trash2,
} from '@/plugins/visual-editor/editor/shell/icons'

/** What the bar on the block offers elsewhere, large enough for a thumb. On phones only. */
export function SheetActions({ id }: { id: string }) {
  const { blocks, engine, commands, ui } = useBuilder()
  const page = useEngineValue(engine, (now) => now.document())
  const { canMove, canDuplicate, canDelete } = permissionsOf(blocks, page, id)
  const action = (label: string, Icon: LucideIcon, run: () => void, isPossible = true) => (
    <button type="button" disabled={!isPossible} onClick={run}>
      <Icon size={18} aria-hidden />
      {label}
    </button>
  )
  if (!canMove && !canDuplicate && !canDelete) {
    return null
  }
  return (
    <div className={styles.actions} role="toolbar" aria-label="This block">
      {canMove && (
        <>
          {action('Move', GripVertical, () => ui.setState({ placing: { kind: 'move', id } }))}
          {action('Up', ArrowUp, () => commands.moveBy(id, -1), commands.canMoveBy(id, -1))}
          {action('Down', ArrowDown, () => commands.moveBy(id, 1), commands.canMoveBy(id, 1))}
        </>
      )}
      {canDuplicate && action('Duplicate', Copy, () => commands.duplicate(id))}
      {canDelete && action('Delete', Trash2, () => commands.remove(id))}
    </div>
  )
}
