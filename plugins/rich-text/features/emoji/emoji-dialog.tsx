import { $getSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/features/emoji/emoji-dialog.module.css'
import { EmojiGrid, type EmojiGridHandle } from '@/plugins/rich-text/features/emoji/emoji-grid'
import { findEmoji } from '@/plugins/rich-text/features/emoji/find-emoji'
import {
  keepSkinTone,
  readSkinTone,
  skinTones,
  withSkinTone,
} from '@/plugins/rich-text/features/emoji/skin-tones'
import { useEmoji } from '@/plugins/rich-text/features/emoji/use-emoji'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog } from '@/src/admin/ui/dialog'
import { isEnter } from '@/src/core/is-enter'

type Props = { editor: LexicalEditor; onClose: () => void }

/** All emoji by category, with a field to find them. */
export function EmojiDialog({ editor, onClose }: Props) {
  const all = useEmoji()
  const [typed, setTyped] = useState('')
  const [tone, setTone] = useState(readSkinTone)
  const grid = useRef<EmojiGridHandle>(null)
  const groups = useMemo(() => {
    if (!all) {
      return []
    }
    if (typed.trim() !== '') {
      return [{ title: 'Found', emoji: findEmoji(all, typed) }]
    }
    const titles = [...new Set(all.map(({ category }) => category))]
    return titles.map((title) => ({
      title,
      emoji: all.filter(({ category }) => category === title),
    }))
  }, [all, typed])
  const isNothing = all !== null && groups.every(({ emoji }) => emoji.length === 0)

  const insert = (emoji: string) => {
    editor.update(() => $getSelection()?.insertText(emoji))
    onClose()
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      grid.current?.focusFirst()
    } else if (isEnter(event)) {
      event.preventDefault()
      const [first] = groups[0]?.emoji ?? []
      if (first && typed.trim() !== '') {
        insert(withSkinTone(first, tone))
      }
    }
  }

  return (
    <Dialog title="Emoji" onClose={onClose}>
      <div className={styles.tools}>
        <input
          data-first
          className={controls.field}
          type="search"
          aria-label="Find an emoji"
          placeholder="Find an emoji"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onSearchKey}
        />
        <fieldset className={styles.tones}>
          <legend className={controls.visuallyHidden}>Skin tone</legend>
          {skinTones.map((each) => (
            <label key={each.label} title={each.label} className={styles.tone}>
              <input
                type="radio"
                name="skin-tone"
                aria-label={each.label}
                checked={each.tone === tone}
                onChange={() => {
                  setTone(each.tone)
                  keepSkinTone(each.tone)
                }}
              />
              <span aria-hidden>{`✋${each.tone}`}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.groups}>
        {isNothing ? (
          <p className={styles.nothing}>No emoji found</p>
        ) : (
          <EmojiGrid ref={grid} groups={groups} tone={tone} onChoose={insert} />
        )}
      </div>
    </Dialog>
  )
}
