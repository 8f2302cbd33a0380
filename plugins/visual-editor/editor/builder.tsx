import '@fontsource-variable/inter'
import { Editor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockComponent, rootComponent } from '@/plugins/visual-editor/editor/adapter'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/canvas-block'
import { PageRoot } from '@/plugins/visual-editor/editor/canvas/page-root'
import { Workspace } from '@/plugins/visual-editor/editor/workspace'

const resolver = { [blockComponent]: CanvasBlock, [rootComponent]: PageRoot }

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
    document.body.append(host)
    document.body.style.overflow = 'hidden'
    return () => {
      for (const element of covered) {
        element.inert = false
      }
      host.remove()
      document.body.style.overflow = overflow
    }
  }, [host])

  return createPortal(
    <Editor resolver={resolver}>
      <Workspace {...props} />
    </Editor>,
    host,
  )
}
