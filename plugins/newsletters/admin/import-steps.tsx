'use client'

import { useEffect, useId, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import {
  ConsentQuestion,
  type Mailable,
  mailableQuery,
  sureMailable,
} from '@/plugins/newsletters/admin/consent-question'
import { ImportResult } from '@/plugins/newsletters/admin/import-result'
import { rowsOf } from '@/plugins/newsletters/admin/labels'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import type { ImportCheck, ImportReport } from '@/src/core/contracts/audience/email-lists'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { bytes, rows } = limits.subscriberImport
const text = ownerMessages.subscriberImport
const numbers = new Intl.NumberFormat('en')

type Chosen = { file: File; check: ImportCheck }

/** A file, its column of addresses, the consent, and what came of it. */
export function ImportSteps({ base, onImported }: { base: string; onImported: () => void }) {
  const id = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [column, setColumn] = useState<number | null>(null)
  const [mailable, setMailable] = useState<Mailable>({})
  const [hasConsent, setHasConsent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  // A file that is chosen before the scripts run would be heard of by nobody.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])

  const choose = async (file: File | undefined) => {
    setChosen(null)
    setReport(null)
    setHasConsent(false)
    setProblem('')
    if (!file) {
      return
    }
    if (file.size > bytes) {
      setProblem(`This file is too large. It may have at most ${bytes / 1e6} MB.`)
      return
    }
    setIsBusy(true)
    const outcome = await ask<ImportCheck>(`${base}/import/check`, { method: 'POST', file })
    setIsBusy(false)
    if (outcome.problem === undefined) {
      setChosen({ file, check: outcome.answer })
      setColumn(outcome.answer.emailColumn)
      setMailable(sureMailable(outcome.answer.consent))
    } else {
      setProblem(outcome.problem)
    }
  }

  const take = async ({ file }: Chosen) => {
    setIsBusy(true)
    setProblem('')
    const query = new URLSearchParams({
      column: String(column),
      consent: 'yes',
      mailable: mailableQuery(mailable),
    })
    const outcome = await ask<ImportReport>(`${base}/import?${query}`, { method: 'POST', file })
    setIsBusy(false)
    if (outcome.problem === undefined) {
      setReport(outcome.answer)
      setChosen(null)
      onImported()
    } else {
      setProblem(outcome.problem)
    }
  }

  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={`${id}file`}>
          CSV file, up to {numbers.format(rows)} rows and {bytes / 1e6} MB
        </label>
        <input
          id={`${id}file`}
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy || !isReady}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      <p role="status" className={styles.hint}>
        {isBusy ? 'The file is being read…' : ''}
      </p>
      {chosen && (
        <>
          <div className={styles.choice}>
            <label htmlFor={`${id}column`}>
              Which column holds the addresses? ({rowsOf(chosen.check.rows)})
            </label>
            <select
              id={`${id}column`}
              value={column ?? ''}
              onChange={({ target }) =>
                setColumn(target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">Choose a column</option>
              {chosen.check.columns.map(({ index, name, example }) => (
                <option key={index} value={index}>
                  {name || `Column ${index + 1}`}
                  {example && `, like ${example}`}
                </option>
              ))}
            </select>
          </div>
          <Oddities chosen={chosen} column={column} />
          <p className={styles.hint}>{wordsOfNames(chosen.check)}</p>
          {chosen.check.consent.length > 0 && (
            <ConsentQuestion
              columns={chosen.check.consent}
              mailable={mailable}
              onChange={setMailable}
            />
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={({ target }) => setHasConsent(target.checked)}
            />
            <span>{text.consent}</span>
          </label>
          <div className={styles.actions}>
            <Action
              isMain
              disabled={isBusy || column === null || !hasConsent}
              onClick={() => take(chosen)}
            >
              Import
            </Action>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {report && <ImportResult report={report} />}
    </>
  )
}

const refusals = /unsub|non-?_?subscribed|clean|bounce|block|opt-?_?out|suppress|complain/i

/** What may be wrong with the file, or with what was taken for its addresses. */
function Oddities({ chosen: { file, check }, column }: { chosen: Chosen; column: number | null }) {
  const { count = 0, example = '' } = check.columns[column ?? -1]?.unreadable ?? {}
  return (
    <>
      {refusals.test(file.name) && <p className={styles.problem}>{text.fileOfRefusals}</p>}
      {count > 0 && <p className={styles.hint}>{text.unreadable(count, example)}</p>}
      {check.isGuessed && <p className={styles.hint}>{text.guessedLetters}</p>}
    </>
  )
}

function wordsOfNames({ nameHeadings }: ImportCheck): string {
  const headings = nameHeadings.map((heading) => `“${heading}”`).join(' and ')
  return headings ? text.namesFrom(headings) : text.noNames
}
