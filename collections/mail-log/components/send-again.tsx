'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import { errorsMessages } from '@/src/core/messages/errors'
import { slugs } from '@/src/core/slugs'

type Props = {
  label: string
  /** Below `/api/mail-log`. */
  path: `/${string}`
  body?: Record<string, string>
}

type Progress = { state: 'ready' | 'asking' | 'done' | 'refused'; words: string }

/** Puts mails back into the queue and says how that went. */
export function SendAgain({ label, path, body }: Props) {
  const { config } = useConfig()
  const router = useRouter()
  const [{ state, words }, setProgress] = useState<Progress>({ state: 'ready', words: '' })

  async function ask(): Promise<void> {
    setProgress({ state: 'asking', words: '' })
    const outcome = await post(`${config.routes.api}/${slugs.mailLog}${path}`, body)
    setProgress(outcome)
    if (outcome.state === 'done') {
      router.refresh()
    }
  }

  return (
    <div className={styles.again}>
      {state !== 'done' && (
        <Button
          type="button"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={state === 'asking'}
          onClick={ask}
        >
          {label}
        </Button>
      )}
      <p role="status">{words}</p>
    </div>
  )
}

async function post(url: string, body: Props['body'] = {}): Promise<Progress> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: { queued?: number; message?: string } = await response.json()
    return response.ok
      ? { state: 'done', words: wordsFor(answer.queued ?? 0) }
      : { state: 'refused', words: answer.message ?? errorsMessages.unknown }
  } catch {
    return { state: 'refused', words: errorsMessages.unknown }
  }
}

function wordsFor(queued: number): string {
  return queued === 1 ? 'The mail is on its way again.' : `${queued} mails are on their way again.`
}
