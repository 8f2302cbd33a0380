import { useEffect } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { textToBlock } from '@/plugins/visual-editor/editor/clipboard/text-to-block'
import { createPlaceholderPosition } from '@/plugins/visual-editor/editor/commands/placeholder-position'
import { type DragSession, openSession } from '@/plugins/visual-editor/editor/drag/drag-session'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { loadPart } from '@/plugins/visual-editor/editor/shell/load-part'

/** Files, links and words dragged in from elsewhere land on the page like any other block. */
export function useExternalDrop(builder: BuilderContext): void {
  useEffect(() => {
    const listening = new AbortController()
    let session: DragSession | null = null
    let isOver = false
    /** Of words that somebody picked up in this window: they stand here already. */
    let isFromHere = false

    const end = () => {
      session?.end()
      session = null
      isOver = false
    }
    const { signal } = listening
    window.addEventListener('dragstart', () => (isFromHere = true), { signal })
    for (const type of ['dragend', 'pointerdown'] as const) {
      window.addEventListener(type, () => (isFromHere = false), { signal })
    }
    const listen = (
      type: 'dragover' | 'dragleave' | 'drop',
      act: (event: DragEvent, cargo: DragPayload) => void,
    ) =>
      window.addEventListener(
        type,
        (event) => {
          const cargo = event.dataTransfer && dragPayloadOf(event.dataTransfer)
          if (!cargo || (cargo === 'words' && isFromHere)) {
            return
          }
          if (takesItself(event.target, cargo)) {
            end()
          } else {
            act(event, cargo)
          }
        },
        { signal },
      )

    listen('dragover', (event, cargo) => {
      // Elsewhere too: the browser would open it in place of the editor.
      event.preventDefault()
      if (!isOver) {
        // Asked once: a page that is full says so.
        isOver = true
        session = openSession(
          { kind: 'new', type: typeOf(event, cargo, builder.kind) },
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
    listen('drop', (event, cargo) => {
      event.preventDefault()
      session?.moveTo(pointOf(event))
      const target = session?.target() ?? null
      end()
      if (target && cargo === 'words' && event.dataTransfer) {
        const words = textToBlock(wordsOf(event.dataTransfer), builder.kind)
        if (words) {
          builder.commands.insert(words, target, 'added at')
        }
        return
      }
      const files = [...(event.dataTransfer?.files ?? [])]
      if (target && files.length > 0) {
        const held = createPlaceholderPosition(builder.engine.document(), target)
        void loadPart(
          builder.commands,
          'the upload',
          () => import('@/plugins/visual-editor/editor/media/upload/upload-and-insert-files'),
        ).then((part) => part?.uploadAndInsertFiles(builder, files, held))
      }
    })
    return () => {
      listening.abort()
      end()
    }
  }, [builder])
}

const pointOf = ({ clientX, clientY }: DragEvent): Point => ({ x: clientX, y: clientY })

/** What it will become, as far as that is told before it is dropped. */
function typeOf({ dataTransfer }: DragEvent, cargo: DragPayload, { types }: DocumentKind): string {
  if (cargo === 'words') {
    return types.words
  }
  const isFilm = dataTransfer?.items[0]?.type.startsWith('video/')
  return (isFilm ? types.film : types.picture) ?? types.picture ?? types.words
}

/** What comes along with a drag from elsewhere. */
type DragPayload = 'files' | 'words'

type Carried = Pick<DataTransfer, 'types'>

/** Null for what no page could use. */
export function dragPayloadOf({ types }: Carried): DragPayload | null {
  if (types.includes('Files')) {
    return 'files'
  }
  return types.includes('text/uri-list') || types.includes('text/plain') ? 'words' : null
}

/** The address of a link, else the words; '' while they are only on their way. */
export function wordsOf(data: Pick<DataTransfer, 'getData'>): string {
  const lines = data.getData('text/uri-list').split(/\r?\n/)
  // A list of addresses may have remarks in it.
  const address = lines.find((line) => line.trim() !== '' && !line.startsWith('#'))
  return (address ?? data.getData('text/plain')).trim()
}

/** Dialogs, and words that are being written, take what is dropped for themselves; words go into fields, too. */
export function takesItself(target: EventTarget | null, cargo: DragPayload): boolean {
  const own = 'dialog, [data-writing]'
  const takers = cargo === 'files' ? own : `${own}, input, textarea, select, [contenteditable]`
  return target instanceof Element && target.closest(takers) !== null
}
