import { COMMAND_PRIORITY_HIGH, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { Image, ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import { insertImageLater, laterImages } from '@/plugins/rich-text/features/images/later'
import { PictureIntake } from '@/plugins/rich-text/features/images/picture-intake'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { ownerMessages } from '@/src/core/owner-messages'

type PickImageProps = { editor: LexicalEditor; onClose: () => void }

const PickImage = (props: PickImageProps) => <Pick {...props} isInline={false} />
const PickInlineImage = (props: PickImageProps) => <Pick {...props} isInline />

/** Asks for a picture with the media picker of whoever shows the words. */
function Pick({ editor, onClose, isInline }: PickImageProps & { isInline: boolean }) {
  const { pickPicture, tell } = useRichTextHost()
  const latest = useRef({ pickPicture, tell, onClose })
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
        insertImageLater(editor, picture, isInline).catch((error: unknown) => {
          console.error('A picture could not be put in', error)
          latest.current.tell?.(ownerMessages.richText.notLoaded)
        })
      }
    })
  }, [editor, isInline])
  return null
}

export const images: RichTextFeature = {
  name: 'images',
  later: laterImages,
  inserts: [
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
  ],
  register: warnOmittedImages,
  Overlay: PictureIntake,
}

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
    // What waits for its code first is pasted twice, and comes here once.
    COMMAND_PRIORITY_HIGH,
  )
}

/** Such a picture is taken, see `picture-intake.tsx`. */
function isPictureAlone(data: DataTransfer): boolean {
  return data.getData('text/plain').trim() === '' && [...data.files].some(isPicture)
}
