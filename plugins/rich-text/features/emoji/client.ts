'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Smile } from 'lucide-react'
import { lazy } from 'react'
import { convertTyped } from '@/plugins/rich-text/features/emoji/convert-typed'
import { EmojiMenu } from '@/plugins/rich-text/features/emoji/emoji-menu'
import { behaviour, menus, overlay } from '@/plugins/rich-text/kit/feature'

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
