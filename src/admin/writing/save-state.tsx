import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Redo2, Undo2 } from '@/src/admin/ui/icons'
import { useUndoKeys } from '@/src/admin/ui/use-undo-keys'
import { besideLabel, saveLabel } from '@/src/admin/writing/save-labels'
import styles from '@/src/admin/writing/writing-screen.module.css'
import type { SaveState as State, UnsavedKind } from '@/src/admin/writing/writing-state'

type Props = {
  store: StoreApi<{ save: State<unknown> }>
  /** Who can see it now. */
  standing?: string
  /** In place of “Saved”. */
  saved?: string | undefined
  /** How what is saved beside the form stands; null when all of it is saved. */
  beside?: UnsavedKind | null | undefined
}

export function SaveState({ store, standing, saved, beside }: Props) {
  const save = useStore(store, (state) => state.save)
  const unsaved = save.kind === 'saved' && beside ? beside : null
  const label = unsaved ? besideLabel(unsaved) : (save.kind === 'saved' && saved) || saveLabel(save)
  return (
    <span
      className={styles.save}
      data-kind={unsaved ?? save.kind}
      role="status"
      data-testid="save-state"
    >
      {standing ? `${standing} · ${label}` : label}
    </span>
  )
}

type Writing = {
  store: StoreApi<{ canUndo: boolean; canRedo: boolean }>
  undo: () => void
  redo: () => void
}

/** The way back and forth, with its keys. */
export function UndoButtons({ writing }: { writing: Writing }) {
  const canUndo = useStore(writing.store, (state) => state.canUndo)
  const canRedo = useStore(writing.store, (state) => state.canRedo)
  useUndoKeys(writing.undo, writing.redo)
  return (
    <>
      <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={writing.undo} />
      <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={writing.redo} />
    </>
  )
}
