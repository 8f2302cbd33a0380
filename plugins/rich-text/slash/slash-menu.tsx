import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useId } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import { ItemFace, useInserts } from '@/plugins/rich-text/kit/menu-items'
import { Popover } from '@/plugins/rich-text/kit/popover'
import {
  optionClasses,
  useActiveDescendant,
  useActiveOption,
} from '@/plugins/rich-text/kit/use-active-option'
import {
  caretBox,
  type Trigger,
  useListKeys,
  useTypeahead,
} from '@/plugins/rich-text/kit/use-typeahead'
import styles from '@/plugins/rich-text/slash/slash-menu.module.css'
import { kindInserts } from '@/plugins/rich-text/toolbar/kind-inserts'
import { offeredBy } from '@/plugins/rich-text/toolbar/offered'
import { OptionList, optionId } from '@/src/ui/combobox/combobox.client'

type Props = {
  editor: LexicalEditor
  element: HTMLElement
  config: EditorConfig
}

/** Everything that can be put in, for those who never leave the keyboard: `/` and a few letters. */
export function SlashMenu({ editor, element, config }: Props) {
  const id = useId()
  const { typed, close, replace } = useTypeahead(editor, findSlash)
  const query = typed?.query ?? ''
  const { find } = useInserts(editor, config, kindInserts(offeredBy(config)))
  const found = typed ? find(query) : []
  const isOpen = found.length > 0
  const active = useActiveOption(found, query)

  const choose = (item = active.option) => {
    if (item) {
      replace(() => {
        // The words have the keyboard all along; what asks first takes it, and keeps it.
        item.onSelect({ editor, isActive: false, queryString: query })
      })
    }
  }
  useListKeys(editor, isOpen, { move: active.move, choose, close })
  useActiveDescendant(element, active.option && optionId(id, active.option.key), id)

  return (
    isOpen && (
      <Popover className={styles.menu} anchor={() => caretBox(editor)} onClose={close}>
        <OptionList
          id={id}
          label="Insert"
          options={found}
          keyOf={(item) => item.key}
          active={active.index}
          onActive={active.setIndex}
          onChoose={choose}
          classes={optionClasses}
        >
          {(item) => <ItemFace item={item} />}
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
