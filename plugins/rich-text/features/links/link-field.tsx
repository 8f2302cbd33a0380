import { Check, ExternalLink, Pencil, Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { defaultAddress, readAddress } from '@/plugins/rich-text/features/links/link-address'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = {
  /** Address of the link at the caret; null when there is none yet. */
  url: string | null
  /** Null takes the link away. */
  onApply: (url: string | null) => void
  onCancel: () => void
}

/** A link is displayed or being edited: Enter confirms, Escape cancels. */
export function LinkField({ url, onApply, onCancel }: Props) {
  const [isEditing, setIsEditing] = useState(url === null)
  const [typed, setTyped] = useState(url ?? defaultAddress)

  const confirm = () => {
    const address = readAddress(typed)
    if (address === null) {
      onCancel()
    } else {
      onApply(address)
    }
  }

  if (!isEditing && url !== null) {
    return (
      <>
        <a className={styles.address} href={url} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {url}
        </a>
        <IconAction icon={Pencil} label="Change link" onClick={() => setIsEditing(true)} />
        <IconAction icon={Trash2} label="Remove link" onClick={() => onApply(null)} />
        <IconAction icon={X} label="Close" onClick={onCancel} />
      </>
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      const act = event.key === 'Enter' ? confirm : onCancel
      act()
    }
  }

  return (
    <>
      <input
        className={styles.input}
        aria-label="Link address"
        // biome-ignore lint/a11y/noAutofocus: the field opens because the creator asked for it
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconAction icon={Check} label="Apply link" onClick={confirm} />
      <IconAction icon={X} label="Cancel" onClick={onCancel} />
    </>
  )
}

type ActionProps = { icon: typeof Check; label: string; onClick: () => void }

function IconAction({ icon: Icon, label, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
