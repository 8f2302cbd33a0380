import type { LexicalEditor } from 'lexical'
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW, KEY_ESCAPE_COMMAND } from 'lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { allFeatures } from '@/plugins/rich-text/features'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import { Decorators } from '@/plugins/rich-text/kit/decorators'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useInserting } from '@/plugins/rich-text/kit/insert-dialog'
import { openForWriting, placeCaret } from '@/plugins/rich-text/kit/open-for-writing'
import { SlashMenu } from '@/plugins/rich-text/slash/slash-menu'
import { Toolbar } from '@/plugins/rich-text/toolbar/toolbar'
import type { RichTextDoc } from '@/src/core/rich-text'

type Props = {
  /** The stored document as JSON text; null starts empty. */
  initial: string
  /** The element that holds the words, and nothing else, while they are written. */
  findElement: () => HTMLElement | null
  /** Point in the window where the caret goes; null puts it at the end. */
  caretAt: { x: number; y: number } | null
  /** Where the toolbar is put into the document. */
  toolbarHost: HTMLElement | null
  /** Hands out a function that passes on what is typed but not yet passed on. */
  registerCommit: (commit: (() => void) | null) => void
  /** Gets null when everything that was passed on is taken back again. */
  onCommit: (doc: RichTextDoc | null) => void
  onClose: () => void
  features?: readonly RichTextFeature[]
}

const idleMs = 600
/** Who types without a pause is not kept waiting longer than this. */
const longestMs = 2000

/**
 * Makes a drawn rich text writable where it stands: same element, same classes, so nothing moves.
 * What is typed is passed on after a short pause, on leaving the words, and at the end.
 */
export function InlineEditor(props: Props) {
  const { initial, toolbarHost, features = allFeatures } = props
  const [editor] = useState(() => createRichTextEditor(initial, features))
  const [element, setElement] = useState<HTMLElement | null>(null)
  const inserting = useInserting(editor)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const found = latest.current.findElement()
    if (!found) {
      return
    }
    const close = openForWriting(editor, found)
    const stop = registerBehaviour(editor, features)
    setElement(found)
    placeCaret(editor, found, latest.current.caretAt)
    return () => {
      stop()
      close()
      setElement(null)
    }
  }, [editor, features])

  useCommits(editor, latest)

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

function useCommits(editor: LexicalEditor, latest: { current: Props }): void {
  useLayoutEffect(() => {
    let committed = editor.getEditorState()
    const first = JSON.stringify(committed)
    let stored = first
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitingSince: number | null = null
    const commit = () => {
      clearTimeout(timer)
      waitingSince = null
      const state = editor.getEditorState()
      if (state !== committed) {
        committed = state
        const doc = state.toJSON() as RichTextDoc
        const text = JSON.stringify(doc)
        // Typed and taken back again: no change, no step of undo.
        if (text !== stored) {
          stored = text
          latest.current.onCommit(text === first ? null : doc)
        }
      }
    }
    const stopListening = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      clearTimeout(timer)
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        waitingSince ??= Date.now()
        timer = setTimeout(commit, Math.min(idleMs, waitingSince + longestMs - Date.now()))
      } else if (editor.getEditorState()._nodeMap === committed._nodeMap) {
        // Only the selection moved: nothing to pass on.
        committed = editor.getEditorState()
      }
    })
    const stopBlur = editor.registerCommand(
      BLUR_COMMAND,
      () => {
        commit()
        return false
      },
      COMMAND_PRIORITY_LOW,
    )
    latest.current.registerCommit(commit)
    return () => {
      stopListening()
      stopBlur()
      commit()
      latest.current.registerCommit(null)
    }
  }, [editor, latest])
}
