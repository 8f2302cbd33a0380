import type { SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import { ownerMessages } from '@/src/core/owner-messages'

const { editor } = ownerMessages

/** Why what is to be saved is not, in words that say what helps. */
export function whyNotSaved(state: SaveState): string {
  switch (state.kind) {
    case 'refused':
      return state.message
    case 'held':
      return editor.notSavedHeld
    case 'locked':
      return editor.notSavedLocked
    case 'signed-out':
      return editor.notSavedSignedOut
    case 'conflict':
      return editor.notSavedConflict
    default:
      return editor.notSavedYet
  }
}
