import {
  $getSelection,
  COMMAND_PRIORITY_BEFORE_EDITOR,
  KEY_ESCAPE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import {
  type EditorConfig,
  editorConfigOf,
  type FieldProps,
} from '@/plugins/rich-text/kit/editor-config'
import { useLentHost } from '@/plugins/rich-text/kit/host'
import { MountedFeatures } from '@/plugins/rich-text/kit/mounted-features'
import { openForWriting, placeCaret } from '@/plugins/rich-text/kit/open-for-writing'
import { keepRowHeights } from '@/plugins/rich-text/kit/row-heights'
import { useCommits } from '@/plugins/rich-text/kit/use-commits'
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
  /** Of the words as they were drawn when they were clicked, see `readRowHeights`. */
  rowHeights?: readonly string[]
  /** Hands over, once, what was typed before this was there; it is put at the caret. */
  takeTypedAhead?: () => string
  /** Where the toolbar is put into the document. */
  toolbarHost: HTMLElement | null
  /** Hands out a function that passes on what is typed but not yet passed on. */
  registerCommit: (commit: (() => void) | null) => void
  /** Gets null when everything that was passed on is taken back again. */
  onCommit: (doc: RichTextDoc | null) => void
  onClose: () => void
  /** Left out: everything that pages can show. */
  config?: EditorConfig
  /** Of a form's field, for features that ask for it. */
  field?: FieldProps
}

const pageConfig = editorConfigOf(pageFeatures)

/**
 * Makes a drawn rich text writable where it stands: same element, same classes, so nothing moves.
 * What is typed is passed on after a short pause, on leaving the words, and at the end.
 */
export function InlineEditor(props: Props) {
  const { initial, config: given = pageConfig, field } = props
  const [config] = useState(given)
  const [editor] = useState(() => createRichTextEditor(initial, config))
  const [opened, setOpened] = useState<{ element: HTMLElement; tools: HTMLElement } | null>(null)
  useLentHost(editor)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const found = latest.current.findElement()
    if (!found) {
      return
    }
    const close = openForWriting(editor, found)
    keepRowHeights(found, latest.current.rowHeights ?? [])
    // The place of the tools is not asked again: moved elsewhere, they and all features would begin anew.
    setOpened({ element: found, tools: latest.current.toolbarHost ?? document.body })
    placeCaret(editor, found, latest.current.caretAt())
    return () => {
      close()
      setOpened(null)
    }
  }, [editor])

  const beginCommits = useCommits(editor, latest)
  const onReady = () => {
    beginCommits()
    // A change like any other, which can be undone.
    const letters = latest.current.takeTypedAhead?.() ?? ''
    if (letters !== '') {
      editor.update(() => $getSelection()?.insertRawText(letters), { discrete: true })
    }
  }

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
        // Features that have something open close that first.
        COMMAND_PRIORITY_BEFORE_EDITOR,
      ),
    [editor],
  )

  // Some features look at the elements of the text when they begin.
  return (
    opened &&
    createPortal(
      <MountedFeatures editor={editor} config={config} field={field} onReady={onReady}>
        <Toolbar editor={editor} element={opened.element} config={config} />
        <SlashMenu editor={editor} element={opened.element} config={config} />
      </MountedFeatures>,
      opened.tools,
    )
  )
}
