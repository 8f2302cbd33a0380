import '@fontsource-variable/inter'
import { Editor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { craftResolver } from '@/plugins/visual-editor/editor/adapter'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { restWideRules } from '@/plugins/visual-editor/editor/shell/rest-wide-rules'
import { Workspace } from '@/plugins/visual-editor/editor/workspace'

/** The editor over the whole window, on top of the admin. */
export function Builder(props: BuilderProps) {
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
    const bringBack = restWideRules()
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

  return createPortal(
    <Editor resolver={craftResolver}>
      <Workspace {...props} />
    </Editor>,
    host,
  )
}
