import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { LinkForm } from '@/plugins/rich-text/features/links/link-form'
import { $readLink, setLink } from '@/plugins/rich-text/features/links/link-options'
import { LinkShown } from '@/plugins/rich-text/features/links/link-shown'
import type { Box } from '@/plugins/rich-text/kit/place-beside'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useEscape } from '@/plugins/rich-text/kit/use-escape'

type Props = {
  editor: LexicalEditor
  /** Opened by its button or keys: the keyboard goes into it. */
  isAsked: boolean
  anchor: () => Element | Box | null
  /** @param isDone the keyboard goes back to the words */
  onClose: (isDone: boolean) => void
}

/** A link is displayed or being edited: Enter confirms, Escape cancels. */
export function LinkPanel({ editor, isAsked, anchor, onClose }: Props) {
  const [link, setShown] = useState(() => editor.getEditorState().read($readLink))
  const [isEditing, setIsEditing] = useState(link === null)
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setShown(editorState.read($readLink))),
    [editor],
  )
  const close = () => onClose(isAsked || isEditing)
  useEscape(editor, true, close)
  const finish = (run?: () => void) => {
    run?.()
    onClose(true)
  }
  return (
    <Popover role="dialog" aria-label="Link" anchor={anchor} onClose={close}>
      {isEditing || link === null ? (
        <LinkForm
          link={link}
          onApply={(next, name) => finish(() => setLink(editor, next, name))}
          onCancel={() => finish()}
        />
      ) : (
        <LinkShown
          link={link}
          hasFocus={isAsked}
          onChange={() => setIsEditing(true)}
          onRemove={() => finish(() => setLink(editor, null))}
        />
      )}
    </Popover>
  )
}
