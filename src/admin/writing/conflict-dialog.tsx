import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { fieldLabels } from '@/src/admin/writing/field-labels'
import type { SaveState } from '@/src/admin/writing/writing-state'

type Props = {
  store: StoreApi<{ save: SaveState<unknown>; elsewhere: readonly string[] }>
  choose: (which: 'mine' | 'theirs') => void
}

/** Two windows changed the same field: which of both counts is for the artist to say. */
export function ConflictDialog({ store, choose }: Props) {
  const fields = useStore(store, ({ save }) => (save.kind === 'conflict' ? save.fields : null))
  return fields ? (
    <Dialog title="This was changed in another window">
      <p>
        Both changed this: {fieldLabels(fields)}. Which one do you want to keep? All else is kept
        from both.
      </p>
      <DialogActions>
        <DialogButton onClick={() => choose('theirs')}>What the other one saved</DialogButton>
        <DialogButton isPrimary onClick={() => choose('mine')}>
          What stands here
        </DialogButton>
      </DialogActions>
    </Dialog>
  ) : null
}
