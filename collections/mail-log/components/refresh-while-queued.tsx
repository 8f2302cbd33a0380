'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { usePolled } from '@/src/admin/use-polled'
import { slugs } from '@/src/core/slugs'
import type { MailLog } from '@/src/payload-types'

type Tried = Pick<MailLog, 'state' | 'tries'>

const pollMs = 2000
/** A mail that waits for longer was put off: it says so itself, or the page is opened again. */
const lookOnMs = 120_000

/** Has the page of a mail tell what became of it, soon after the queue has tried it. */
export function RefreshWhileQueued({ id, tries }: { id: string; tries: number }) {
  const { config } = useConfig()
  const router = useRouter()
  const [untilMs] = useState(() => Date.now() + lookOnMs)
  const { data } = usePolled<Tried>(
    `${config.routes.api}/${slugs.mailLog}/${id}?depth=0&select[state]=true&select[tries]=true`,
    ({ state }) => (state === 'queued' && Date.now() < untilMs ? pollMs : null),
  )
  const isTried = data !== null && (data.state !== 'queued' || data.tries !== tries)

  useEffect(() => {
    if (isTried) {
      router.refresh()
    }
  }, [isTried, router])
  return null
}
