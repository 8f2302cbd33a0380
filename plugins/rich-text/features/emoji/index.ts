import { Smile } from 'lucide-react'
import { lazy } from 'react'
import { convertTyped } from '@/plugins/rich-text/features/emoji/convert-typed'
import { EmojiMenu } from '@/plugins/rich-text/features/emoji/emoji-menu'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** Emoji by `:alias`, by emoticons, and from a grid. All are plain text. */
export const emoji: RichTextFeature = {
  name: 'emoji',
  register: convertTyped,
  Overlay: EmojiMenu,
  inserts: [
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
  ],
}
