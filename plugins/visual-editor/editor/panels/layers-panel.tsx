import { type KeyboardEvent, useState } from 'react'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { type LayerRow, layerRows } from '@/plugins/visual-editor/editor/panels/layer-rows'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import {
  blockIcon,
  ChevronDown,
  ChevronRight,
  Lock,
} from '@/plugins/visual-editor/editor/shell/icons'

/** The page as a list of what is inside what. */
export function LayersPanel() {
  const { blocks } = useBuilder()
  const page = usePage()
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = layerRows(page, closed, query, (id) => nameOf(blocks, page, id))

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) {
      next.delete(id)
    } else {
      next.add(id)
    }
    setClosed(next)
  }

  return (
    <PanelFrame
      title="Layers"
      search={{ label: 'Find on this page', value: query, onChange: setQuery }}
      footer={
        <div className={styles.keys}>
          <div>
            Move up or down
            <span>
              <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
            </span>
          </div>
          <div>
            Duplicate <kbd>Ctrl D</kbd>
          </div>
          <div>
            Delete <kbd>Del</kbd>
          </div>
        </div>
      }
    >
      <div className={styles.tree} role="tree" aria-label="Blocks on this page">
        {rows.map((row) => (
          <Row key={row.id} row={row} onToggle={toggle} />
        ))}
      </div>
    </PanelFrame>
  )
}

type RowProps = { row: LayerRow; onToggle: (id: string, isOpen: boolean) => void }

function Row({ row: { id, level, name, isParent, isOpen }, onToggle }: RowProps) {
  const { blocks, commands, ui, engine } = useBuilder()
  const isSelected = useUi(({ selectedId }) => selectedId === id)
  const isHovered = useUi(({ hoveredId }) => hoveredId === id)
  const document = engine.document()
  const Icon = blockIcon(blocks.get(document.nodes[id]?.type ?? '')?.editor.icon ?? '')
  const Twist = isOpen ? ChevronDown : ChevronRight
  const { lockedReason } = permissionsOf(blocks, document, id)

  return (
    <div
      className={styles.row}
      style={{ '--level': level } as React.CSSProperties}
      role="treeitem"
      aria-level={level + 1}
      aria-selected={isSelected}
      aria-expanded={isParent ? isOpen : undefined}
      data-hovered={isHovered}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => commands.select(id)}
      onKeyDown={(event) => walk(event, (open) => onToggle(id, open))}
      onPointerEnter={() => ui.setState({ hoveredId: id })}
      onPointerLeave={() => ui.setState({ hoveredId: null })}
    >
      <button
        type="button"
        className={styles.twist}
        tabIndex={-1}
        aria-hidden={!isParent}
        aria-label={isOpen ? `Close ${name}` : `Open ${name}`}
        onClick={(event) => {
          event.stopPropagation()
          onToggle(id, !isOpen)
        }}
      >
        {isParent && <Twist size={14} aria-hidden />}
      </button>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{name}</span>
      {lockedReason && <Lock size={16} aria-label={lockedReason} />}
    </div>
  )
}

/** Arrow keys in the tree: up and down select, left and right close and open. */
function walk(event: KeyboardEvent<HTMLElement>, onToggle: (isOpen: boolean) => void) {
  if (event.altKey) {
    return
  }
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    event.preventDefault()
    onToggle(event.key === 'ArrowRight')
    return
  }
  const row = event.currentTarget
  const next = event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling
  if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && next instanceof HTMLElement) {
    event.preventDefault()
    event.stopPropagation()
    next.click()
    next.focus()
  }
}
