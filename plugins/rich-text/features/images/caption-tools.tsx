import {
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { Bold, Italic, Link } from 'lucide-react'
import { useId, useState } from 'react'
import { captionEditors } from '@/plugins/rich-text/features/images/caption-editors'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { SmallButton } from '@/plugins/rich-text/features/images/small-button'
import { defaultAddress, readAddress } from '@/plugins/rich-text/features/links/link-address'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { blank } from '@/src/core/urls/safe-url'

type Props = { editor: LexicalEditor; nodeKey: NodeKey }

/** Marks and links for the selected words of a caption. */
export function CaptionTools({ editor, nodeKey }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const problemId = useId()
  const nested = () => captionEditors.of(editor, nodeKey)

  const apply = () => {
    const url = readAddress(address ?? '')
    setIsRefused(url === blank)
    if (url === blank) {
      return
    }
    nested()?.update(() => $toggleLink(url))
    setAddress(null)
    nested()?.focus()
  }

  return (
    <>
      <SmallButton
        label="Bold caption"
        icon={Bold}
        onClick={() => nested()?.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      />
      <SmallButton
        label="Italic caption"
        icon={Italic}
        onClick={() => nested()?.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      />
      <SmallButton
        label="Link in caption"
        icon={Link}
        isOn={address !== null}
        onClick={() => {
          setAddress((current) => (current === null ? defaultAddress : null))
          setIsRefused(false)
        }}
      />
      {address !== null && (
        <span className={styles.field}>
          <input
            type="text"
            aria-label="Address for the selected words"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? problemId : undefined}
            // biome-ignore lint/a11y/noAutofocus: the field opens because the creator asked for it
            autoFocus
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setIsRefused(false)
            }}
            onKeyDown={(event) => {
              if (isEnter(event)) {
                event.preventDefault()
                apply()
              }
            }}
          />
          {isRefused && (
            <span id={problemId} className={styles.problem} role="alert">
              {ownerMessages.richText.noAddress}
            </span>
          )}
        </span>
      )}
    </>
  )
}
