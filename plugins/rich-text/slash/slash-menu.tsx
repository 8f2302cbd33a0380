import type { LexicalEditor } from 'lexical'
import { useId } from 'react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { InsertFace } from '@/plugins/rich-text/kit/insert-face'
import { OptionList, optionId } from '@/plugins/rich-text/kit/option-list'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useActiveDescendant, useActiveOption } from '@/plugins/rich-text/kit/use-active-option'
import { useInserts } from '@/plugins/rich-text/kit/use-inserts'
import {
  caretBox,
  type Trigger,
  useListKeys,
  useTypeahead,
} from '@/plugins/rich-text/kit/use-typeahead'
import { findInserts } from '@/plugins/rich-text/slash/find-inserts'
import styles from '@/plugins/rich-text/slash/slash-menu.module.css'
import { kindInserts } from '@/plugins/rich-text/toolbar/kind-inserts'

type Props = {
  editor: LexicalEditor
  element: HTMLElement
  features: readonly RichTextFeature[]
  /** Does it, or asks first. */
  onInsert: (insert: Insert) => void
}

/** Everything that can be put in, for those who never leave the keyboard: `/` and a few letters. */
export function SlashMenu({ editor, element, features, onInsert }: Props) {
  const id = useId()
  const { typed, close, replace } = useTypeahead(editor, findSlash)
  const query = typed?.query ?? ''
  const host = useRichTextHost()
  const inserts = useInserts(features)
  const found = typed
    ? [
        ...features.flatMap(({ insertsFor }) => insertsFor?.(query, host) ?? []),
        ...findInserts([...kindInserts, ...inserts], query),
      ]
    : []
  const isOpen = found.length > 0
  const active = useActiveOption(found, query)

  const choose = (insert = active.option) => {
    if (insert) {
      replace(() => onInsert(insert))
    }
  }
  useListKeys(editor, isOpen, { move: active.move, choose, close })
  useActiveDescendant(element, isOpen ? optionId(id, active.index) : null, id)

  return (
    isOpen && (
      <Popover className={styles.menu} anchor={() => caretBox(editor)} onClose={close}>
        <OptionList
          id={id}
          label="Insert"
          options={found}
          keyOf={(insert) => insert.id}
          active={active.index}
          onActive={active.setIndex}
          onChoose={choose}
        >
          {(insert) => <InsertFace insert={insert} />}
        </OptionList>
      </Popover>
    )
  )
}

const slash = /(?:^|\s)\/([^\s/]{0,40})$/u

/** What is typed behind a slash that begins a line or a word. */
export function findSlash(before: string): Trigger | null {
  const query = slash.exec(before)?.[1]
  return query === undefined ? null : { query, length: query.length + 1 }
}
