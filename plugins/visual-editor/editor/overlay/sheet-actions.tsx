import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { setOpened } from '@/plugins/visual-editor/editor/canvas/blocks/expanded-blocks'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import styles from '@/plugins/visual-editor/editor/overlay/sheet-actions.module.css'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  GripVertical,
  type LucideIcon,
  PanelTopClose,
  PanelTopOpen,
  Trash2,
} from '@/src/admin/ui/icons'

/** What the bar on the block offers elsewhere, large enough for a thumb. On phones only. */
export function SheetActions({ id }: { id: string }) {
  const { blocks, engine, commands, ui } = useBuilder()
  const page = useEngineValue(engine, (now) => now.document())
  const { canMove, canDuplicate, canDelete } = commands.permissions(id)
  const isOpen = useUi(({ opened }) => opened.has(id))
  const isShut = blocks.get(page.nodes[id]?.type ?? '')?.editor.isShut === true
  const action = (label: string, Icon: LucideIcon, run: () => void, isPossible = true) => (
    <button type="button" disabled={!isPossible} onClick={run}>
      <Icon size={18} aria-hidden />
      {label}
    </button>
  )
  if (!canMove && !canDuplicate && !canDelete && !isShut) {
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
      {isShut &&
        action(isOpen ? 'Close' : 'Open', isOpen ? PanelTopClose : PanelTopOpen, () =>
          setOpened(ui, id, !isOpen),
        )}
      {canDuplicate && action('Duplicate', Copy, () => commands.duplicate(id))}
      {canDelete && action('Delete', Trash2, () => commands.remove(id))}
    </div>
  )
}
