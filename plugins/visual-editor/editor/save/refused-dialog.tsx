import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'

/** The server does not take the page as it is; it says why. */
export function RefusedDialog({ part, message }: { part: SavePart; message: string }) {
  return (
    <Dialog title="This could not be saved">
      <p>{message}</p>
      <DialogActions>
        <DialogButton onClick={() => void part.loadTheirs()}>Load what is saved</DialogButton>
        <DialogButton isPrimary onClick={part.retry}>
          Try again
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
