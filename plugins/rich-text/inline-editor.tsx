import { $getSelection, COMMAND_PRIORITY_LOW, KEY_ESCAPE_COMMAND } from 'lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { allFeatures } from '@/plugins/rich-text/features'
import { Decorators } from '@/plugins/rich-text/kit/decorators'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useLentHost } from '@/plugins/rich-text/kit/host'
import { useInserting } from '@/plugins/rich-text/kit/insert-dialog'
import { openForWriting, placeCaret } from '@/plugins/rich-text/kit/open-for-writing'
import { useCommits } from '@/plugins/rich-text/kit/use-commits'
import { useEditor } from '@/plugins/rich-text/kit/use-editor'
import { SlashMenu } from '@/plugins/rich-text/slash/slash-menu'
import { Toolbar } from '@/plugins/rich-text/toolbar/toolbar'
import type { RichTextDoc } from '@/src/core/rich-text'

type Props = {
  /** The stored document as JSON text; null starts empty. */
  initial: string
  /** The element that holds the words, and nothing else, while they are written. */
  findElement: () => HTMLElement | null
  /** Asked once the words are open: the point in the window where the caret goes; null puts it at the end. */
  caretAt: () => { x: number; y: number } | null
  /** Hands over, once, what was typed before this was there; it is put at the caret. */
  takeTypedAhead?: () => string
  /** Where the toolbar is put into the document. */
  toolbarHost: HTMLElement | null
  /** Hands out a function that passes on what is typed but not yet passed on. */
  registerCommit: (commit: (() => void) | null) => void
  /** Gets null when everything that was passed on is taken back again. */
  onCommit: (doc: RichTextDoc | null) => void
  onClose: () => void
  features?: readonly RichTextFeature[]
}

/**
 * Makes a drawn rich text writable where it stands: same element, same classes, so nothing moves.
 * What is typed is passed on after a short pause, on leaving the words, and at the end.
 */
export function InlineEditor(props: Props) {
  const { initial, toolbarHost, features: offered = allFeatures } = props
  const { editor, features, begin } = useEditor(initial, offered)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useLentHost(editor)
  const inserting = useInserting(editor)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const found = latest.current.findElement()
    if (!found) {
      return
    }
    const close = openForWriting(editor, found)
    const stop = begin()
    setElement(found)
    placeCaret(editor, found, latest.current.caretAt())
    return () => {
      stop()
      close()
      setElement(null)
    }
  }, [editor, begin])

  useCommits(editor, latest)

  // Behind the commits, to which it is a change like any other.
  useLayoutEffect(() => {
    const letters = latest.current.takeTypedAhead?.() ?? ''
    if (letters !== '') {
      editor.update(() => $getSelection()?.insertRawText(letters), { discrete: true })
    }
  }, [editor])

  useEffect(
    () =>
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          // Nobody else shall take this Escape for theirs.
          event.preventDefault()
          latest.current.onClose()
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )

  if (!element) {
    return null
  }
  const writing = { editor, element }
  return (
    <>
      <Decorators editor={editor} />
      {toolbarHost &&
        createPortal(
          <>
            <Toolbar {...writing} features={features} onInsert={inserting.insert} />
            <SlashMenu {...writing} features={features} onInsert={inserting.insert} />
            {inserting.dialog}
            {features.map(({ name, Overlay }) => Overlay && <Overlay key={name} {...writing} />)}
          </>,
          toolbarHost,
        )}
    </>
  )
}
