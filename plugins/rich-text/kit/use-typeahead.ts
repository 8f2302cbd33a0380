import {
  $getNodeByKey,
  $getSelection,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  HISTORY_MERGE_TAG,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, useState } from 'react'
import type { Box } from '@/plugins/rich-text/kit/host'
import { $isCode } from '@/plugins/rich-text/kit/is-code'
import { useEscape } from '@/plugins/rich-text/kit/use-escape'

/** What was typed: `query` without its sign, and how many letters it takes with the sign. */
export type Trigger = { query: string; length: number }

type Typed = Trigger & { key: NodeKey; from: number }

/**
 * Watches the words for something like `/table`: open while it is being typed, shut when it is
 * left, finished or dismissed.
 *
 * @param find reads the words on the line before the caret; a constant function
 */
export function useTypeahead(editor: LexicalEditor, find: (before: string) => Trigger | null) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const dismissed = useRef<string | null>(null)

  useEffect(() => {
    let open: Typed | null = null
    return editor.registerUpdateListener(({ editorState, dirtyLeaves, tags }) => {
      // What features make of a text when it opens is not typed.
      if (tags.has(HISTORY_MERGE_TAG)) {
        return
      }
      const found = editorState.read(() => $find(find))
      const isTyped = found !== null && dirtyLeaves.has(found.key)
      // Going back to where something was typed once opens nothing.
      const next = found && (isTyped || open) && placeOf(found) !== dismissed.current ? found : null
      if (!found) {
        dismissed.current = null
      }
      if (placeOf(next) !== placeOf(open) || next?.query !== open?.query) {
        setTyped(next)
      }
      open = next
    })
  }, [editor, find])

  return {
    typed,
    close: () => {
      dismissed.current = placeOf(typed)
      setTyped(null)
    },
    /** Takes away what was typed, and does this instead, as one change. */
    replace: ($change: () => void) => {
      setTyped(null)
      editor.update(() => {
        const node = typed && $getNodeByKey(typed.key)
        if (typed && $isTextNode(node)) {
          node.select(typed.from, typed.from + typed.length).removeText()
        }
        $change()
      })
    },
  }
}

type Keys = { move: (step: number) => void; choose: () => void; close: () => void }

/** Arrows, Enter, Tab and Escape belong to an open list while the caret stays in the words. */
export function useListKeys(editor: LexicalEditor, isOpen: boolean, keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEscape(editor, isOpen, keys.close)
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const on = (act: (keys: Keys) => void) => (event: KeyboardEvent | null) => {
      event?.preventDefault()
      act(latest.current)
      return true
    }
    const choose = on((keys) => keys.choose())
    return mergeRegister(
      editor.registerCommand(
        KEY_ARROW_DOWN_COMMAND,
        on((keys) => keys.move(1)),
        COMMAND_PRIORITY_CRITICAL,
      ),
      editor.registerCommand(
        KEY_ARROW_UP_COMMAND,
        on((keys) => keys.move(-1)),
        COMMAND_PRIORITY_CRITICAL,
      ),
      editor.registerCommand(KEY_ENTER_COMMAND, choose, COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(KEY_TAB_COMMAND, choose, COMMAND_PRIORITY_CRITICAL),
    )
  }, [editor, isOpen])
}

/** The caret in the window; null while it is not in the words. */
export function caretBox(editor: LexicalEditor): Box | null {
  const selection = document.getSelection()
  if (!selection?.rangeCount || !editor.getRootElement()?.contains(selection.anchorNode)) {
    return null
  }
  const range = selection.getRangeAt(0)
  // The caret of an empty line has no box; its line has.
  const [rect = null] = range.getClientRects()
  const line = range.startContainer
  return rect ?? (line instanceof Element ? line.getBoundingClientRect() : null)
}

function $find(find: (before: string) => Trigger | null): Typed | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) {
    return null
  }
  const { key, offset } = selection.anchor
  const node = selection.anchor.getNode()
  if (!$isTextNode(node) || !node.isSimpleText() || $isCode(node)) {
    return null
  }
  const before = node.getTextContent().slice(0, offset)
  const trigger = find(before)
  if (!trigger) {
    return null
  }
  const from = offset - trigger.length
  const previous = node.getPreviousSibling()
  const startsLine = previous === null || $isLineBreakNode(previous)
  return from > 0 || startsLine ? { ...trigger, key, from } : null
}

const placeOf = (typed: Typed | null) => typed && `${typed.key}:${typed.from}`
