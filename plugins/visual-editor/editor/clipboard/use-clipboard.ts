import { useEffect } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { Clipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { isDialogOpen } from '@/src/ui/dialog/use-open-dialog.client'

/** Answers the browser's copy, cut and paste while no field, no words and no selected text want them. */
export function useClipboard({ ui }: BuilderContext, clipboard: Clipboard): void {
  useEffect(() => {
    const isOurs = ({ target, defaultPrevented }: ClipboardEvent) => {
      const { drag, writing } = ui.getState()
      const isBusy = drag !== null || writing !== null || isDialogOpen()
      return !defaultPrevented && !isBusy && !hasOwnClipboard(target)
    }

    const take = (event: ClipboardEvent, done: () => void) => {
      const isText = document.getSelection()?.isCollapsed === false
      const contents = isOurs(event) && !isText ? clipboard.contents() : null
      if (contents && event.clipboardData) {
        for (const [type, text] of Object.entries(contents)) {
          event.clipboardData.setData(type, text)
        }
        event.preventDefault()
        done()
      }
    }
    const onCopy = (event: ClipboardEvent) => take(event, clipboard.copied)
    const onCut = (event: ClipboardEvent) => take(event, () => clipboard.cutAway())
    const onPaste = (event: ClipboardEvent) => {
      const data = event.clipboardData
      if (data && isOurs(event)) {
        const files = [...data.files]
        if (clipboard.pasteFrom({ read: (type) => data.getData(type), files })) {
          event.preventDefault()
        }
      }
    }
    window.addEventListener('copy', onCopy)
    window.addEventListener('cut', onCut)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('copy', onCopy)
      window.removeEventListener('cut', onCut)
      window.removeEventListener('paste', onPaste)
    }
  }, [ui, clipboard])
}

/** Fields copy and paste for themselves. */
function hasOwnClipboard(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
