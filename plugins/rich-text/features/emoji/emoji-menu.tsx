import { lazy, Suspense } from 'react'
import { findShortcut } from '@/plugins/rich-text/features/emoji/find-typed'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useTypeahead } from '@/plugins/rich-text/kit/use-typeahead'

const EmojiList = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/emoji/emoji-list')).EmojiList,
}))

/** Watches for a colon with letters behind it; what is offered then loads with the first of them. */
export function EmojiMenu({ editor, element }: WritingProps) {
  const { typed, close, replace } = useTypeahead(editor, findShortcut)
  return (
    typed && (
      <Suspense>
        <EmojiList {...{ editor, element, close, replace }} query={typed.query} />
      </Suspense>
    )
  )
}
