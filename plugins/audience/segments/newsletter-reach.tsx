'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import styles from '@/plugins/audience/segments/segments.module.css'
import { ask } from '@/src/admin/call-api'
import type { NamedReach } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.segments

/** Below the segments of a newsletter: how many of each it may go to. */
export function NewsletterReach() {
  const { config } = useConfig()
  const chosen = useFormFields(([fields]) => fields.segments?.value) as string[] | undefined
  const ids = (chosen ?? []).map(String).join(' ')
  const [reaches, setReaches] = useState<(NamedReach & { id: string })[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    const read = ids
      .split(' ')
      .filter(Boolean)
      .map(async (id) => {
        const url = `${config.routes.api}/${slugs.segments}/${id}/reach`
        const outcome = await ask<NamedReach>(url, { signal: leaving.signal })
        return outcome.problem === undefined ? [{ id, ...outcome.answer }] : []
      })
    void Promise.all(read).then((answers) => {
      if (!leaving.signal.aborted) {
        setReaches(answers.flat())
      }
    })
    return () => leaving.abort()
  }, [ids, config.routes.api])

  return (
    <ul role="status" className={`field-type ${styles.reaches}`}>
      {reaches.map((reach) => (
        <li key={reach.id}>
          <strong>{reach.name}</strong> {words.mayBeMailed(reach)}
        </li>
      ))}
    </ul>
  )
}
