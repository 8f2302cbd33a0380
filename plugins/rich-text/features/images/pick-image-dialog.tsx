import type { LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'
import { insertImageLater } from '@/plugins/rich-text/features/images/later'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { ownerMessages } from '@/src/core/owner-messages'

type Props = { editor: LexicalEditor; onClose: () => void }

export const PickImage = (props: Props) => <Pick {...props} isInline={false} />
export const PickInlineImage = (props: Props) => <Pick {...props} isInline />

/** Asks for a picture with the media picker of whoever shows the words. */
function Pick({ editor, onClose, isInline }: Props & { isInline: boolean }) {
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
