import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'
import { embedKinds, readAfterMs } from '@/plugins/rich-text/features/embeds/embed-kinds'
import { newEmbed } from '@/plugins/rich-text/features/embeds/embed-node'
import { Dialog, DialogActions, DialogButton, DialogField } from '@/plugins/rich-text/kit/dialog'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { type EmbedKind, type FoundEmbed, findEmbed } from '@/src/core/urls/embeds'

type Props = { kind: EmbedKind; editor: LexicalEditor; onClose: () => void }

/** Asks for an address; what cannot be recognised cannot be embedded. */
export function EmbedDialog({ kind, editor, onClose }: Props) {
  const { label, example, problem } = embedKinds[kind]
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<{ typed: string; found: FoundEmbed | null }>({
    typed: '',
    found: null,
  })

  useEffect(() => {
    const timer = setTimeout(() => {
      const found = findEmbed(typed)
      setRead({ typed, found: found?.kind === kind ? found : null })
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [typed, kind])

  const isRead = read.typed === typed
  const found = isRead ? read.found : null
  return (
    <Dialog title={label} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found) {
            onClose()
            editor.update(() => $insertAtom(newEmbed(found)))
          }
        }}
      >
        <DialogField label="Address" problem={isRead && typed.trim() && !found ? problem : null}>
          {(field) => (
            <input
              {...field}
              data-first
              type="url"
              inputMode="url"
              placeholder={example}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </DialogField>
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={!found}>
            Embed
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
