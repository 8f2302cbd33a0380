import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronLeft, Ellipsis, ExternalLink, Redo2, Undo2 } from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import { useUndoKeys } from '@/src/admin/ui/use-undo-keys'
import styles from '@/src/admin/writing/writing-screen.module.css'
import type { SaveState } from '@/src/admin/writing/writing-store'

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether the work is safe. */
function saveWords(save: SaveState<unknown>): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Saved ${clock.format(save.at)}` : 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'No connection, kept in this browser'
    case 'signed-out':
      return 'Logged out, kept in this browser'
    case 'held':
      return 'Not all saved: look at the red fields'
    case 'conflict':
      return 'Not saved: changed elsewhere'
    case 'refused':
      return `Not saved: ${save.message}`
  }
}

type Props = {
  writing: {
    store: StoreApi<{ save: SaveState<unknown>; canUndo: boolean; canRedo: boolean }>
    undo: () => void
    redo: () => void
  }
  /** The label of the way back, and where it leads. */
  back: { label: string; go: () => void }
  title: string
  /** Who can see it now. */
  standing: string
  /** In place of “Saved”. */
  saved?: string
  /** Before its menu. */
  tools?: ReactNode
  /** Of its menu. */
  items: readonly MenuItem[]
  /** Where others see it; null while there is something to do first. */
  shownAt: string | null
  /** What brings it there. */
  action: { label: string; run: () => Promise<void>; isDisabled?: boolean }
  /** Windows that its menu opens. */
  children: ReactNode
}

/** Where am I, is it saved, who can see it. */
export function WritingBar({ writing, back, title, standing, saved, children, ...props }: Props) {
  const { tools, items, shownAt, action } = props
  const canUndo = useStore(writing.store, (state) => state.canUndo)
  const canRedo = useStore(writing.store, (state) => state.canRedo)
  const save = useStore(writing.store, (state) => state.save)
  useUndoKeys(writing.undo, writing.redo)
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        <IconButton icon={ChevronLeft} label={back.label} onClick={back.go} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.rule} />
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={writing.undo} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={writing.redo} />
      </div>
      <div className={styles.side}>
        <span className={styles.save} data-kind={save.kind} role="status" data-testid="save-state">
          {standing} · {(save.kind === 'saved' && saved) || saveWords(save)}
        </span>
        {tools}
        <MenuButton label="More" items={items}>
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
        {shownAt === null ? (
          <button
            type="button"
            className={controls.button}
            data-kind="primary"
            disabled={action.isDisabled}
            onClick={() => void action.run()}
          >
            {action.label}
          </button>
        ) : (
          <a className={controls.button} href={shownAt} target="_blank" rel="noreferrer">
            View <ExternalLink size={16} aria-hidden />
          </a>
        )}
      </div>
      {children}
    </header>
  )
}
