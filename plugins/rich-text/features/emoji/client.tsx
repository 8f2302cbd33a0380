'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Smile } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { convertTyped } from '@/plugins/rich-text/features/emoji/convert-typed'
import { findShortcut } from '@/plugins/rich-text/features/emoji/find-typed'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { behaviour, menus, overlay } from '@/plugins/rich-text/kit/feature'
import { useTypeahead } from '@/plugins/rich-text/kit/use-typeahead'

const { plugins, slashMenu, toolbarFixed } = menus([
  {
    id: 'emoji',
    label: 'Emoji',
    icon: Smile,
    keywords: ['smiley', 'emoticon', 'face', 'symbol'],
    Dialog: lazy(() =>
      import('@/plugins/rich-text/features/emoji/emoji-dialog').then((module) => ({
        default: module.EmojiDialog,
      })),
    ),
  },
])

/** Emoji by `:alias`, by emoticons, and from a grid. All are plain text. */
export const EmojiFeatureClient = createClientFeature({
  plugins: [...plugins, behaviour(convertTyped), overlay(EmojiMenu)],
  slashMenu,
  toolbarFixed,
})

const EmojiList = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/emoji/emoji-list')).EmojiList,
}))

/** Watches for a colon with letters behind it; what is offered then loads with the first of them. */
function EmojiMenu({ editor, element }: WritingProps) {
  const { typed, close, replace } = useTypeahead(editor, findShortcut)
  return (
    typed && (
      <Suspense>
        <EmojiList {...{ editor, element, close, replace }} query={typed.query} />
      </Suspense>
    )
  )
}
