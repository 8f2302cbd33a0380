'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import type { TierPosts } from '@/src/core/contracts/member-calls'

type Props = { posts: TierPosts; onOpen: (tierIds: string[]) => Promise<void> }

/** A new tier opens no post that is there already, unless the artist says so. */
export function OpenPosts({ posts, onOpen }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const others = posts.others.filter((tier) => tier.posts > 0)
  if (others.length === 0) {
    return null
  }
  const open = async () => {
    setBusy(true)
    await onOpen([...chosen])
    setChosen([])
    setBusy(false)
  }
  return (
    <fieldset className={styles.ticks}>
      <legend>Also let its members see the existing posts of:</legend>
      {others.map(({ id, name, posts: count }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {name} ({count === 1 ? 'one post' : `${count} posts`})
        </label>
      ))}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          disabled={isBusy || chosen.length === 0}
          onClick={open}
        >
          Open these posts
        </button>
      </div>
    </fieldset>
  )
}
