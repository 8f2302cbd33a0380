import { $getSelection, $isRangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { useId } from 'react'
import type { Emoji } from '@/plugins/rich-text/features/emoji/emoji-data'
import { findEmoji } from '@/plugins/rich-text/features/emoji/find-emoji'
import { readSkinTone, withSkinTone } from '@/plugins/rich-text/features/emoji/skin-tones'
import { useEmoji } from '@/plugins/rich-text/features/emoji/use-emoji'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { Popover } from '@/plugins/rich-text/kit/popover'
import {
  optionClasses,
  useActiveDescendant,
  useActiveOption,
} from '@/plugins/rich-text/kit/use-active-option'
import { caretBox, useListKeys, type useTypeahead } from '@/plugins/rich-text/kit/use-typeahead'
import { limits } from '@/src/core/limits'
import { OptionList, optionId } from '@/src/ui/combobox/combobox.client'

type Props = WritingProps &
  Pick<ReturnType<typeof useTypeahead>, 'close' | 'replace'> & { query: string }

/** Emoji that fit what is typed behind a colon, at the caret. */
export function EmojiList({ editor, element, query, close, replace }: Props) {
  const id = useId()
  const all = useEmoji()
  const found = all ? findEmoji(all, query).slice(0, limits.emoji.shown) : []
  const isOpen = found.length > 0
  const active = useActiveOption(found, query)
  const tone = isOpen ? readSkinTone() : ''

  const choose = (emoji: Emoji | undefined = active.option) => {
    if (emoji) {
      replace(() => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) {
          selection.insertText(withSkinTone(emoji, tone))
        }
      })
    }
  }
  useListKeys(editor, isOpen, { move: active.move, choose, close })
  useActiveDescendant(element, active.option && optionId(id, active.option.emoji), id)

  return (
    isOpen && (
      <Popover anchor={() => caretBox(editor)} onClose={close}>
        <OptionList
          id={id}
          label="Emoji"
          options={found}
          keyOf={({ emoji }) => emoji}
          active={active.index}
          onActive={active.setIndex}
          onChoose={choose}
          classes={optionClasses}
        >
          {(emoji) => `${withSkinTone(emoji, tone)} ${aliasFor(emoji, query)}`}
        </OptionList>
      </Popover>
    )
  )
}

/** The alias that was meant, else its first. */
function aliasFor({ aliases }: Emoji, query: string): string {
  return aliases.find((alias) => alias.startsWith(query.toLowerCase())) ?? aliases[0] ?? ''
}
