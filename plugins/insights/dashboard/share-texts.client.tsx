'use client'

import { useState, useSyncExternalStore } from 'react'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { copyText } from '@/src/ui/copy-text.client'

type Props = {
  name: string
  address: string
  /** Shows the next dates on another page. */
  embed: string
  texts: readonly { label: string; text: string }[]
}

const never = () => () => undefined

/** Texts to copy, and the sharing of the device where it has one. */
export function ShareTexts({ name, address, embed, texts }: Props) {
  const [said, setSaid] = useState('')
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )

  const copy = async (label: string, text: string) => {
    setSaid(
      (await copyText(text))
        ? `${label}: copied`
        : 'Your browser does not let this be copied. Select it, and copy it yourself.',
    )
  }
  const share = () => {
    // Who closes the window of the device has changed their mind: nothing to say.
    navigator.share({ title: name, url: address }).catch(() => undefined)
  }

  return (
    <div className={styles.share}>
      <p className={styles.address}>{address}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => void copy('Address', address)}
        >
          Copy address
        </button>
        {texts.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            className={styles.secondary}
            title={text}
            onClick={() => void copy(label, text)}
          >
            Copy text {label.toLowerCase()}
          </button>
        ))}
        <button
          type="button"
          className={styles.secondary}
          title={embed}
          onClick={() => void copy('Code', embed)}
        >
          Embed your shows
        </button>
        {canShare && (
          <button type="button" className={styles.secondary} onClick={share}>
            Share…
          </button>
        )}
      </div>
      <p className={styles.quiet} role="status">
        {said}
      </p>
    </div>
  )
}
