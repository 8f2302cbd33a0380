import { zodResolver } from '@hookform/resolvers/zod'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newEmbed } from '@/plugins/rich-text/features/embeds/embed-node'
import { askForEmbed, embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'

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

/** So long after the last letter what is wrong with an address is told. */
const delayError = 200

/** An address that can be recognised; what cannot, cannot be embedded. */
const formOf = (kind: Props['kind']) =>
  z.object({
    address: z.string().refine((typed) => {
      const found = embedKindOf(typed)
      return found !== null && (kind === 'any' || found === kind)
    }, dialogs[kind].problem),
  })

/** Asks for an address. */
export function EmbedDialog({ kind, editor, onClose }: Props) {
  const { label, example, problem } = dialogs[kind]
  const schema = useMemo(() => formOf(kind), [kind])
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onChange',
    delayError,
    defaultValues: { address: '' },
  })
  const { errors, isSubmitting } = formState
  const typed = watch()
  const embed = handleSubmit(async ({ address }) => {
    const found = await askForEmbed(address)
    if ('problem' in found) {
      setError('address', { message: found.problem })
    } else if (kind !== 'any' && found.kind !== kind) {
      setError('address', { message: problem })
    } else {
      onClose()
      editor.update(() => $insertAtom(newEmbed(found)))
    }
  })
  return (
    <Dialog title={label} onClose={onClose}>
      <form noValidate onSubmit={embed}>
        <FormField
          label="Address"
          isFirst
          // Codes for embedding are taken too, which are no addresses.
          type={kind === 'any' ? 'text' : 'url'}
          inputMode="url"
          placeholder={example}
          registered={register('address')}
          error={typed.address.trim() ? errors.address : undefined}
        />
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton
            type="submit"
            isPrimary
            isDisabled={isSubmitting || !schema.safeParse(typed).success}
          >
            {isSubmitting ? 'Asking…' : 'Embed'}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
