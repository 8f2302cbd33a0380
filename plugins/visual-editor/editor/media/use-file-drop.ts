import { useEffect } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { holdPlace } from '@/plugins/visual-editor/editor/commands/held-place'
import { type DragSession, openSession } from '@/plugins/visual-editor/editor/drag/drag-session'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { loadPart } from '@/plugins/visual-editor/editor/shell/load-part'

/** Files dragged in from the computer land on the page like any other block. */
export function useFileDrop(builder: BuilderContext): void {
  useEffect(() => {
    const listening = new AbortController()
    let session: DragSession | null = null
    let isOver = false

    const end = () => {
      session?.end()
      session = null
      isOver = false
    }
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) {
            return
          }
          if (takesFiles(event)) {
            end()
          } else {
            act(event)
          }
        },
        { signal: listening.signal },
      )

    listen('dragover', (event) => {
      // Elsewhere too: the browser would open the file in place of the editor.
      event.preventDefault()
      if (!isOver) {
        // Asked once: a page that is full says so.
        isOver = true
        session = openSession(
          { kind: 'new', type: typeOf(event, builder.kind) },
          pointOf(event),
          builder,
          end,
        )
      }
      session?.moveTo(pointOf(event))
    })
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) {
        end()
      }
    })
    listen('drop', (event) => {
      event.preventDefault()
      session?.moveTo(pointOf(event))
      const target = session?.target() ?? null
      end()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (target && files.length > 0) {
        const held = holdPlace(builder.engine.document(), target)
        void loadPart(
          builder.commands,
          'the upload',
          () => import('@/plugins/visual-editor/editor/media/place-files'),
        ).then((part) => part?.placeFiles(builder, files, held))
      }
    })
    return () => {
      listening.abort()
      end()
    }
  }, [builder])
}

const pointOf = ({ clientX, clientY }: DragEvent): Point => ({ x: clientX, y: clientY })

/** What the first file will become; its name is not told before it is dropped. */
function typeOf({ dataTransfer }: DragEvent, { types }: DocumentKind): string {
  const isFilm = dataTransfer?.items[0]?.type.startsWith('video/')
  return (isFilm ? types.film : types.picture) ?? types.picture
}

/** Dialogs, and words that are being written, take files for themselves. */
function takesFiles({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('dialog, [data-writing]') !== null
}
