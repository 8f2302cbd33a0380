import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/layers/layers.module.css'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { useScreen } from '@/plugins/visual-editor/editor/shell/devices'
import {
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Screen } from '@/src/core/page-document/box'

type Props = {
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
export function LayerActions({ id, name, isActive, isHidden, isFixed, onRename }: Props) {
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
    const isShownAgain = screen !== 'base' && node?.box?.base?.hidden ? false : undefined
    const hidden = isHidden ? isShownAgain : true
    commands.setBox(id, screen, { hidden }, `hidden ${Date.now()}`)
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
