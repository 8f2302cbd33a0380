import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  type EditorState,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLayoutEffect, useRef } from 'react'
import { callWhenIdle } from '@/src/admin/call-when-idle'
import type { RichTextDoc } from '@/src/core/rich-text'
import { packTables } from '@/src/rich-text/nodes/table/packed-cells'

type Taker = {
  /** Hands out a function that passes on what is typed but not yet passed on. */
  registerCommit: (commit: (() => void) | null) => void
  /** Gets null when everything that was passed on is taken back again. */
  onCommit: (doc: RichTextDoc | null) => void
}

const idleMs = 600
/**
 * Who types without a pause is not kept waiting longer than this. What follows (the page, the browser's
 * copy, the draft) holds up a few letters on large pages, so it does not come often.
 */
const longestMs = 4000
/** Long texts take their time to be passed on, which no letter shall wait for often: per letter of JSON. */
const longerPerLetterMs = 0.02
const longestOfAllMs = 10_000

/**
 * Passes on what is written: after a short pause, on leaving the words, and at the end.
 *
 * @returns takes the text as it stands for the one that was opened
 */
export function useCommits(editor: LexicalEditor, latest: { current: Taker }): () => void {
  const begin = useRef(() => {})
  useLayoutEffect(() => {
    let committed = editor.getEditorState()
    // Written as text only once something changes: opening a large table takes long enough.
    let first = lazyText(committed)
    let stored = first
    let length = 0
    let stopWaiting = () => {}
    let waitingSince: number | null = null
    const commit = () => {
      stopWaiting()
      waitingSince = null
      const state = editor.getEditorState()
      if (state !== committed) {
        committed = state
        const doc = packTables(state.toJSON() as RichTextDoc)
        const text = JSON.stringify(doc)
        length = text.length
        // Typed and taken back again: no change, no step of undo.
        if (text !== stored()) {
          stored = () => text
          latest.current.onCommit(text === first() ? null : doc)
        }
      }
    }
    begin.current = () => {
      stopWaiting()
      waitingSince = null
      committed = editor.getEditorState()
      first = lazyText(committed)
      stored = first
    }
    const stopListening = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      stopWaiting()
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        waitingSince ??= Date.now()
        const longest = Math.min(longestOfAllMs, longestMs + length * longerPerLetterMs)
        const waitMs = Math.max(0, Math.min(idleMs, waitingSince + longest - Date.now()))
        stopWaiting = callWhenIdle(commit, waitMs)
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
  return () => begin.current()
}

function lazyText(state: EditorState): () => string {
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(packTables(state.toJSON() as RichTextDoc))
    return text
  }
}
