import { $setSelection, HISTORY_PUSH_TAG, type LexicalEditor } from 'lexical'
import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styles from '@/plugins/rich-text/find/find-bar.module.css'
import { $findMatches, $rangeOf, $replaceMatches } from '@/plugins/rich-text/find/find-matches'
import {
  $domRange,
  currentName,
  foundName,
  highlightMatches,
} from '@/plugins/rich-text/find/highlight-matches'
import { useMatches } from '@/plugins/rich-text/find/use-matches'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { quietly } from '@/plugins/rich-text/toolbar/quietly'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import { isEnter } from '@/src/core/is-enter'

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
