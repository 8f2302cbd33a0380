'use client'

import Link from 'next/link'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import styles from '@/site/pages/members/tier-chooser.module.css'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { joinPath } from '@/src/core/memberships/join-path'
import { membershipMessages } from '@/src/core/messages/membership'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  tiers: PostWire['tiers']
  /** Path to go on to afterwards. */
  back: string
  onClose: () => void
}

/** Several tiers open the post: the visitor says which one to join. */
export function TierChooser({ tiers, back, onClose }: Props) {
  return (
    <Dialog title={membershipMessages.chooseTier} onClose={onClose}>
      <ul className={styles.tiers}>
        {tiers.map(({ id, name }) => (
          <li key={id}>
            <Link className={buttonClass({ wide: true })} href={joinPath(id, back)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <DialogKeys>
        <button type="button" className={buttonClass()} onClick={onClose}>
          Cancel
        </button>
      </DialogKeys>
    </Dialog>
  )
}
