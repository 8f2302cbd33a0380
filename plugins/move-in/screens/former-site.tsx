import { useId, useState } from 'react'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { importChoices } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn.pictures

/** Whether the server takes it; nothing is also an answer. */
export const isAddress = (text: string): boolean =>
  importChoices.shape.siteAddress.safeParse(text).success

type Props = {
  /** How many are to be found there. */
  pictures: number
  address: string
  onChange: (address: string) => void
}

/** Where the pictures are that a file names without their site. */
export function FormerSite({ pictures, address, onChange }: Props) {
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && !isAddress(address)
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.siteAddress}</label>
      <input
        id={id}
        type="url"
        inputMode="url"
        className={controls.field}
        placeholder="https://luna.ghost.io"
        value={address}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => {
          setLeft(true)
          if (address !== '' && !address.includes('://')) {
            onChange(`https://${address}`)
          }
        }}
      />
      <p id={`${id}-hint`} className={isWrong ? styles.error : styles.quiet}>
        {isWrong ? words.noAddress : words.siteAddressHint(pictures)}
      </p>
    </div>
  )
}
