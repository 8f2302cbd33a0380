import { useEffect, useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { OpenForm } from '@/plugins/visual-editor/editor/theme/link-form'

/** Which link of a list is being written: one of its rows, a new one, or none. */
export function useLinkEditing() {
  const { commands } = useBuilder()
  const [open, setOpen] = useState<{ id: string | null } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const returnsTo = useRef<string | null>(null)
  const form = useRef<OpenForm>(null)

  useEffect(() => {
    if (open === null && returnsTo.current !== null) {
      const name = returnsTo.current
      returnsTo.current = null
      const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-label]')]
      const same = buttons.find((button) => button.ariaLabel === name)
      ;(same ?? addButton.current)?.focus()
    }
  }, [open])

  const start = (id: string | null) => {
    // A link that is being written is saved first; one that is refused stays open.
    if (form.current?.settle() === false) {
      return
    }
    // The row's button goes away while its form is open, and comes back as another element.
    returnsTo.current = document.activeElement?.ariaLabel ?? ''
    setOpen({ id })
  }

  return {
    /** Of the row whose form is open. */
    id: open?.id ?? null,
    isAdding: open !== null && open.id === null,
    addButton,
    /** The form that is open. */
    form,
    add: () => start(null),
    edit: start,
    stop: () => setOpen(null),

    sayRemoved(title: string): void {
      ;(addButton.current ?? form.current)?.focus()
      commands.announceDone(`Removed ${title}`)
    },
  }
}
