'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { Image, ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  DrawingNode,
  ImageNode,
  InlineImageNode,
} from '@/plugins/rich-text/features/images/image-node'
import { insertImage } from '@/plugins/rich-text/features/images/insert-image'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import { PictureIntake } from '@/plugins/rich-text/features/images/picture-intake'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'
import { behaviour, menus, overlay, overlayFor } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'

type PickImageProps = { editor: LexicalEditor; onClose: () => void }

const PickImage = (props: PickImageProps) => <Pick {...props} isInline={false} />
const PickInlineImage = (props: PickImageProps) => <Pick {...props} isInline />

/** Asks for a picture with the media picker of the place that shows the text. */
function Pick({ editor, onClose, isInline }: PickImageProps & { isInline: boolean }) {
  const { pickPicture } = useRichTextHost()
  const latest = useRef({ pickPicture, onClose })
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) {
      return
    }
    hasAsked.current = true
    const { pickPicture: ask, onClose: close } = latest.current
    const answer = ask?.() ?? Promise.resolve(null)
    void answer.then((picture) => {
      close()
      if (picture) {
        insertImage(editor, picture, isInline)
      }
    })
  }, [editor, isInline])
  return null
}

const { plugins, slashMenu, toolbarFixed } = menus([
  {
    id: 'image',
    label: 'Picture',
    icon: Image,
    keywords: ['image', 'photo', 'upload'],
    needs: 'pickPicture',
    Dialog: PickImage,
  },
  {
    id: 'inline-image',
    label: 'Picture among words',
    icon: ImagePlus,
    keywords: ['image', 'inline', 'float', 'photo'],
    needs: 'pickPicture',
    Dialog: PickInlineImage,
  },
])

export const ImagesFeatureClient = createClientFeature({
  // Drawings are pictures to everybody but who draws them.
  nodes: [ImageNode, InlineImageNode, DrawingNode],
  plugins: [
    ...plugins,
    behaviour(warnOmittedImages),
    overlay(PictureIntake),
    overlayFor(
      [ImageNode, InlineImageNode, DrawingNode],
      async () =>
        (await import('@/plugins/rich-text/features/images/picture-overlay')).PictureOverlay,
    ),
  ],
  slashMenu,
  toolbarFixed,
})

/**
 * Says how many pictures were among words that were pasted: they lie with another program or another
 * page, which are not ours to fetch from. Answers what ends it.
 */
function warnOmittedImages(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const html = data?.getData('text/html') ?? ''
      if (data && html.includes('<img') && !data.types.includes(ownType) && !isPictureAlone(data)) {
        import('@/plugins/rich-text/features/images/say-left-out').then(
          ({ sayLeftOut }) => sayLeftOut(editor, html),
          // The words are there all the same.
          () => undefined,
        )
      }
      return false
    },
    COMMAND_PRIORITY_HIGH,
  )
}

/** Such a picture is taken, see `picture-intake.tsx`. */
function isPictureAlone(data: DataTransfer): boolean {
  return data.getData('text/plain').trim() === '' && [...data.files].some(isPicture)
}
