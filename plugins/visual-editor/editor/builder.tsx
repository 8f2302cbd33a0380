// Before all others, whatever is open: their rules add to these.
import '@/src/admin/ui/controls.module.css'
import '@/plugins/visual-editor/editor/shell/shell.module.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { EngineProvider } from '@/plugins/visual-editor/editor/engine/engine'
import { disableCostlyCssRules } from '@/src/admin/ui/disable-costly-css-rules'

/** The editor over the whole window, on top of the admin, around the workspace of one kind of document. */
export function Builder({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))

  useEffect(() => {
    const { overflow } = document.body.style
    // The admin below is covered: neither keys nor screen readers shall get lost in it.
    const covered = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && !element.inert,
    )
    for (const element of covered) {
      element.inert = true
    }
    const bringBack = disableCostlyCssRules()
    document.body.append(host)
    document.body.style.overflow = 'hidden'
    return () => {
      for (const element of covered) {
        element.inert = false
      }
      bringBack()
      host.remove()
      document.body.style.overflow = overflow
    }
  }, [host])

  return createPortal(<EngineProvider>{children}</EngineProvider>, host)
}
