import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'
import { newEmbed } from '@/plugins/rich-text/features/embeds/embed-node'
import { askForEmbed, embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import { DialogField } from '@/plugins/rich-text/kit/dialog-field'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'

const dialogs = {
  youtube: {
    label: 'YouTube video',
    example: 'https://www.youtube.com/watch?v=…',
    problem: 'This is no address of a video on YouTube.',
  },
  tweet: {
    label: 'Post on X',
    example: 'https://x.com/…/status/…',
    problem: 'This is no address of a post on X.',
  },
  figma: {
    label: 'Figma design',
    example: 'https://www.figma.com/design/…',
    problem: 'This is no address of a design on Figma.',
  },
  any: {
    label: 'Spotify, Bandcamp and others',
    example: 'https://open.spotify.com/album/…',
    problem: 'Nothing of this address can be shown here.',
  },
} as const

type Props = { kind: keyof typeof dialogs; editor: LexicalEditor; onClose: () => void }

/** So long after the last letter an address is read. */
const readAfterMs = 200

/** Asks for an address; what cannot be recognised cannot be embedded. */
export function EmbedDialog({ kind, editor, onClose }: Props) {
  const { label, example, problem } = dialogs[kind]
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState({ typed: '', isKnown: false })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      const found = embedKindOf(typed)
      setRead({ typed, isKnown: found !== null && (kind === 'any' || found === kind) })
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [typed, kind])

  const isRead = read.typed === typed
  const isKnown = isRead && read.isKnown
  const wrong = isRead && typed.trim() && !isKnown ? problem : refusal
  const embed = async () => {
    setAsking(true)
    const found = await askForEmbed(typed)
    setAsking(false)
    if ('problem' in found) {
      setRefusal(found.problem)
    } else if (kind !== 'any' && found.kind !== kind) {
      setRefusal(problem)
    } else {
      onClose()
      editor.update(() => $insertAtom(newEmbed(found)))
    }
  }
  return (
    <Dialog title={label} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isKnown && !isAsking) {
            void embed()
          }
        }}
      >
        <DialogField label="Address" problem={wrong}>
          {(field) => (
            <input
              {...field}
              data-first
              // Codes for embedding are taken too, which are no addresses.
              type={kind === 'any' ? 'text' : 'url'}
              inputMode="url"
              placeholder={example}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setRefusal(null)
              }}
            />
          )}
        </DialogField>
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={!isKnown || isAsking}>
            {isAsking ? 'Asking…' : 'Embed'}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
