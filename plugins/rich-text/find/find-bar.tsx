import {
  $getNodeByKey,
  $setSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { createDOMRange } from '@payloadcms/richtext-lexical/lexical/selection'
import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styles from '@/plugins/rich-text/find/find-bar.module.css'
import {
  $findMatches,
  $rangeOf,
  $replaceMatches,
  type Match,
} from '@/plugins/rich-text/find/find-matches'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { quietly } from '@/plugins/rich-text/toolbar/set-format'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import { isEnter } from '@/src/core/is-enter'

/** Names for `::highlight()`; see find-bar. */
const foundName = 'bandstand-found'
const currentName = 'bandstand-found-current'

/** Marks the matches on the screen without touching the words. Answers what ends it. */
function highlightMatches(
  editor: LexicalEditor,
  matches: readonly Match[],
  current: number,
): () => void {
  if (!('highlights' in CSS)) {
    return () => {}
  }
  const ranges = editor.read(() => matches.map((match) => $domRange(editor, match)))
  const others = ranges.filter(
    (range, index): range is Range => range !== null && index !== current,
  )
  const chosen = ranges[current]
  CSS.highlights.set(foundName, new Highlight(...others))
  CSS.highlights.set(currentName, new Highlight(...(chosen ? [chosen] : [])))
  return () => {
    CSS.highlights.delete(foundName)
    CSS.highlights.delete(currentName)
  }
}

/** Where a match is drawn; null when it is gone. Call inside `read()`. */
function $domRange(editor: LexicalEditor, match: Match): Range | null {
  const start = $getNodeByKey(match.startKey)
  const end = $getNodeByKey(match.endKey)
  return start && end && createDOMRange(editor, start, match.startOffset, end, match.endOffset)
}

type Props = {
  editor: LexicalEditor
  /** What was selected when it opened. */
  initial: string
  canReplace: boolean
  onReplaceToo: () => void
  onClose: () => void
}

/** The marks lie over the words, so their colours must show on any ground. */
const markCss = `::highlight(${foundName}){background:#ffe08a;color:#1a1a1a}::highlight(${currentName}){background:#ff9b3d;color:#1a1a1a}`

/** Finds words in the text, and puts others in their place. */
export function FindBar({ editor, initial, canReplace, onReplaceToo, onClose }: Props) {
  const [words, setWords] = useState(initial)
  const [other, setOther] = useState('')
  const [isCaseKept, setIsCaseKept] = useState(false)
  const [wish, setWish] = useState(0)
  const { announce } = useRichTextHost()
  const matches = useMatches(editor, words, isCaseKept)
  const count = matches.length
  const current = count === 0 ? -1 : ((wish % count) + count) % count
  const match = matches[current]

  useEffect(() => highlightMatches(editor, matches, current), [editor, matches, current])
  useEffect(() => {
    const range = match && editor.read(() => $domRange(editor, match))
    range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [editor, match])

  const close = () => {
    if (match) {
      editor.update(() => $setSelection($rangeOf(match)))
    }
    onClose()
  }
  const replace = () => {
    if (match) {
      quietly(editor, () => $replaceMatches([match], other), [HISTORY_PUSH_TAG])
    }
  }
  const replaceAll = () => {
    if (count === 0) {
      return
    }
    quietly(editor, () => $replaceMatches($findMatches(words, isCaseKept), other), [
      HISTORY_PUSH_TAG,
    ])
    announce?.(`Replaced ${count}`)
  }
  const onKeyDown = (enter: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault()
      enter(event)
    }
  }
  const found = words === '' ? '' : count === 0 ? 'Not found' : `${current + 1} of ${count}`

  return (
    <search
      className={styles.find}
      aria-label="Find in the words"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          close()
        }
      }}
    >
      <style>{markCss}</style>
      <div className={styles.row}>
        <input
          className={styles.input}
          aria-label="Find"
          placeholder="Find"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it opens because the artist asked for it
          autoFocus
          value={words}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setWords(event.target.value)
            setWish(0)
          }}
          onKeyDown={onKeyDown((event) => setWish(current + (event.shiftKey ? -1 : 1)))}
        />
        <output className={styles.count}>{found}</output>
        <ToolButton
          label="Match case"
          icon={CaseSensitive}
          isOn={isCaseKept}
          onClick={() => setIsCaseKept(!isCaseKept)}
        />
        <ToolButton
          label="Previous"
          icon={ChevronUp}
          isDisabled={count === 0}
          onClick={() => setWish(current - 1)}
        />
        <ToolButton
          label="Next"
          icon={ChevronDown}
          isDisabled={count === 0}
          onClick={() => setWish(current + 1)}
        />
        {!canReplace && (
          <button type="button" className={styles.button} onClick={onReplaceToo}>
            Replace…
          </button>
        )}
        <ToolButton label="Close" icon={X} onClick={close} />
      </div>
      {canReplace && (
        <div className={styles.row}>
          <input
            className={styles.input}
            aria-label="Replace with"
            placeholder="Replace with"
            autoComplete="off"
            value={other}
            onChange={(event) => setOther(event.target.value)}
            onKeyDown={onKeyDown(replace)}
          />
          <button
            type="button"
            className={styles.button}
            aria-disabled={count === 0}
            onClick={replace}
          >
            Replace
          </button>
          <button
            type="button"
            className={styles.button}
            aria-disabled={count === 0}
            onClick={replaceAll}
          >
            Replace all
          </button>
        </div>
      )}
    </search>
  )
}

/** Searching with every letter would make letters wait in long texts. */
const searchMs = 150

/** Where these words stand in the text, also after it changed. */
function useMatches(editor: LexicalEditor, words: string, isCaseKept: boolean): Match[] {
  const [matches, setMatches] = useState<Match[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const search = () => {
      timer = undefined
      setMatches(editor.read(() => $findMatches(words, isCaseKept)))
    }
    search()
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        timer ??= setTimeout(search, searchMs)
      }
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, words, isCaseKept])
  return matches
}
