'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { ask } from '@/src/admin/ask'

/** Opens the site as a member of this tier sees it. */
export function SeeAsMember({ url }: { url: string }) {
  const [problem, setProblem] = useState('')
  const see = async () => {
    // Now, because browsers let nobody open a window later.
    const view = window.open('about:blank', '_blank')
    const outcome = await ask<{ url: string }>(url, { method: 'POST', body: {} })
    if (outcome.problem !== undefined) {
      view?.close()
      return setProblem(outcome.problem)
    }
    setProblem('')
    if (view) {
      view.location.href = outcome.answer.url
    } else {
      window.location.assign(outcome.answer.url)
    }
  }
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={see}>
        See your site as its members do
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
