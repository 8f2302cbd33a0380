import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { nameOf, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { startDrag } from '@/plugins/visual-editor/editor/drag/start-drag'
import type { LayerRow as Row } from '@/plugins/visual-editor/editor/layers/layer-rows'
import styles from '@/plugins/visual-editor/editor/layers/layers.module.css'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { useScreen } from '@/plugins/visual-editor/editor/shell/bar/devices'
import {
  blockIcon,
  ChevronDown,
  ChevronRight,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
} from '@/src/admin/ui/icons'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { layoutOn, type Screen } from '@/src/core/page-document/layout/layout'

type Props = {
  row: Row
  elementId: string
  /** The row that keys act on. */
  isActive: boolean
  style: CSSProperties
  onToggle: () => void
  isRenaming: boolean
  onRename: () => void
  onRenamed: () => void
}

export function LayerRow({ row, elementId, isActive, style, onToggle, ...renaming }: Props) {
  const { id, level, index, siblings, isParent, isOpen } = row
  const builder = useBuilder()
  const { blocks, commands, ui } = builder
  const page = usePage()
  const node = page.nodes[id]
  const isSelected = useUi(({ selectedId }) => selectedId === id)
  const isHovered = useUi(({ hoveredId }) => hoveredId === id)
  const isHidden = layoutOn(node?.layout, useScreen()).hidden === true
  if (!node) {
    return null
  }
  const name = nameOf(blocks, page, id)
  const Icon = blockIcon(blocks.get(node.type)?.editor.icon ?? '')
  const Twist = isOpen ? ChevronDown : ChevronRight
  const isFixed = rulesOf(blocks, node.type).singleton !== undefined

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOnControl = (event.target as Element).closest('button, input') !== null
    // A finger scrolls the list; it moves blocks with Move on the block itself.
    if (!isOnControl && event.pointerType !== 'touch') {
      startDrag(event.nativeEvent, { kind: 'move', id }, builder)
    }
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names the active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      id={elementId}
      className={styles.row}
      style={{ ...style, '--level': level } as CSSProperties}
      role="treeitem"
      aria-label={isHidden ? `${name}, hidden on this screen` : name}
      aria-level={level + 1}
      aria-posinset={index + 1}
      aria-setsize={siblings}
      aria-selected={isSelected}
      aria-expanded={isParent ? isOpen : undefined}
      data-active={isActive}
      data-hovered={isHovered}
      data-hidden={isHidden}
      onClick={() => commands.selectByKey(id)}
      onDoubleClick={isFixed ? undefined : renaming.onRename}
      onPointerDown={onPointerDown}
      onPointerEnter={() => !ui.getState().drag && ui.setState({ hoveredId: id })}
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
          onToggle()
        }}
      >
        {isParent && <Twist size={14} aria-hidden />}
      </button>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <LayerName id={id} name={name} {...renaming} />
      {!renaming.isRenaming && (
        <LayerActions
          id={id}
          name={name}
          isActive={isActive}
          isHidden={isHidden}
          isFixed={isFixed}
          onRename={renaming.onRename}
        />
      )}
    </div>
  )
}

type LayerNameProps = { id: string; name: string; isRenaming: boolean; onRenamed: () => void }

/** A block's name; while it is renamed a field. Left empty, the block is named by its own words. */
function LayerName({ id, name, isRenaming, onRenamed }: LayerNameProps) {
  const { commands, engine } = useBuilder()
  const isCancelled = useRef(false)
  if (!isRenaming) {
    return <span className={styles.name}>{name}</span>
  }
  return (
    <input
      className={styles.rename}
      aria-label="Name of this block"
      defaultValue={engine.document().nodes[id]?.name ?? name}
      maxLength={limits.pageDocument.maxName}
      // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked to write here
      autoFocus
      onFocus={(event) => {
        isCancelled.current = false
        event.target.select()
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        isCancelled.current = event.key === 'Escape'
        if (event.key === 'Escape' || isEnter(event)) {
          event.preventDefault()
          event.currentTarget.blur()
        }
      }}
      onBlur={(event) => {
        const typed = event.target.value.trim()
        if (!isCancelled.current && typed !== name) {
          commands.setNode(id, { name: typed === '' ? undefined : typed })
        }
        onRenamed()
      }}
    />
  )
}

type LayerActionsProps = {
  id: string
  name: string
  isActive: boolean
  isHidden: boolean
  /** Header and footer: always there, and where they are. */
  isFixed: boolean
  onRename: () => void
}

const onScreen: Readonly<Record<Screen, string>> = {
  base: '',
  tablet: ' on tablets',
  mobile: ' on phones',
}

/** What can be done with a block from its row; shown on the row in use, and what is on always. */
function LayerActions({ id, name, isActive, isHidden, isFixed, onRename }: LayerActionsProps) {
  const { blocks, commands, engine, kind } = useBuilder()
  const screen = useScreen()
  const document = engine.document()
  const node = document.nodes[id]
  if (isFixed) {
    const { lockedReason } = permissionsOf(blocks, document, id)
    return <Lock className={styles.fixed} size={16} aria-label={lockedReason} />
  }
  const isLocked = node?.isLocked === true

  const toggleHidden = () => {
    const isShownAgain = screen !== 'base' && node?.layout?.base?.hidden ? false : undefined
    const hidden = isHidden ? isShownAgain : true
    commands.setLayout(id, screen, { hidden }, `hidden ${Date.now()}`)
    commands.announce(`${name} ${isHidden ? 'shown' : 'hidden'}${onScreen[screen]}`)
  }
  const toggleLocked = () => {
    commands.setNode(id, { isLocked: isLocked ? undefined : true }, `locked ${Date.now()}`)
    commands.announce(`${name} ${isLocked ? 'unlocked' : 'locked'}`)
  }
  const action = (label: string, Icon: LucideIcon, isOn: boolean, run: () => void) => (
    <button
      type="button"
      className={styles.action}
      aria-label={`${label} ${name}`}
      title={`${label}${Icon === Eye || Icon === EyeOff ? onScreen[screen] : ''}`}
      data-on={isOn}
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation()
        run()
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Icon size={16} aria-hidden />
    </button>
  )

  return (
    <>
      {isActive && action('Rename', Pencil, false, onRename)}
      {!isLocked &&
        kind.hasScreens &&
        action(isHidden ? 'Show' : 'Hide', isHidden ? EyeOff : Eye, isHidden, toggleHidden)}
      {action(isLocked ? 'Unlock' : 'Lock', isLocked ? Lock : LockOpen, isLocked, toggleLocked)}
    </>
  )
}
