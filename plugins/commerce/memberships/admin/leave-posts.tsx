'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import type { TierPosts } from '@/src/core/contracts/member-calls'

type Props = { posts: TierPosts; onLeave: (to: string) => Promise<void> }

/** Before a tier goes: who may see its posts instead. */
export function LeavePosts({ posts, onLeave }: Props) {
  const [to, setTo] = useState(posts.others[0]?.id ?? 'paid')
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await onLeave(to)
    setBusy(false)
  }
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        Before you delete the tier: who may see its posts instead?
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          {posts.others.map(({ id, name }) => (
            <option key={id} value={id}>
              Members of {name}
            </option>
          ))}
          <option value="paid">All paying members</option>
          <option value="nobody">Nobody but those who may see them anyway</option>
        </select>
      </label>
      <button type="button" className={styles.button} disabled={isBusy} onClick={leave}>
        Take this tier off its posts
      </button>
    </div>
  )
}
