'use client'

import { useState } from 'react'
import styles from '@/plugins/take-along/take-along.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { usePolled } from '@/src/admin/use-polled'
import { isBeingMade, type SiteExportView } from '@/src/core/contracts/site-export'
import { longDay } from '@/src/core/dates/long-day'
import { fileSize } from '@/src/core/files'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.takeAlong
const pollMs = 1000

/** How far the file with everything is, the button that has it made, and the one that downloads it. */
export function ExportStanding({ given, url }: { given: SiteExportView; url: string }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data, set } = usePolled<SiteExportView>(url, (view) =>
    isBeingMade(view) ? pollMs : null,
  )
  const shown = data ?? given
  const { state, percent, bytes, until } = shown

  const begin = async () => {
    setBusy(true)
    const outcome = await ask<SiteExportView>(url, { method: 'POST' })
    setBusy(false)
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined) {
      set(outcome.answer)
    }
  }

  return (
    <div className={styles.take}>
      <div role="status" className={styles.take}>
        {isBeingMade(shown) && (
          <>
            <p>{state === 'waiting' ? words.waiting : words.packing(percent)}</p>
            <progress value={percent} max={100} aria-label={words.title} />
            <p className={styles.quiet}>{words.closing}</p>
          </>
        )}
        {state === 'ready' && (
          <p>
            <b>{words.ready(fileSize(bytes ?? 0))}</b> {until && words.until(longDay(until))}
          </p>
        )}
        {state === 'failed' && <p className={styles.problem}>{words.failed}</p>}
      </div>
      {state === 'ready' && (
        <a className={controls.button} data-kind="primary" href={`${url}.zip`} download>
          {words.download}
        </a>
      )}
      {!isBeingMade(shown) && (
        <button
          type="button"
          className={controls.button}
          data-kind={state === 'ready' ? undefined : 'primary'}
          disabled={isBusy}
          onClick={begin}
        >
          {state === 'ready' ? words.makeAgain : words.make}
        </button>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
