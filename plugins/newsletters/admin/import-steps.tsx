'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import {
  ConsentQuestion,
  mailableQuery,
  sureMailable,
} from '@/plugins/newsletters/admin/consent-question'
import { ImportResult } from '@/plugins/newsletters/admin/import-result'
import { rowsOf } from '@/plugins/newsletters/admin/labels'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import { FormField } from '@/src/admin/ui/form-field'
import {
  type ImportCheck,
  type ImportReport,
  importForm,
} from '@/src/core/contracts/audience/email-lists'
import { inWords } from '@/src/core/input-words'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { bytes, rows } = limits.subscriberImport
const text = ownerMessages.subscriberImport
const numbers = new Intl.NumberFormat('en')

type Chosen = { file: File; check: ImportCheck }

/** A file, what is said of it, and what came of it. */
export function ImportSteps({ base, onImported }: { base: string; onImported: () => void }) {
  const id = useId()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState<'reading' | 'importing' | null>(null)
  const [problem, setProblem] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  // A file that is chosen before the scripts run would be heard of by nobody.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])

  const choose = async (file: File | undefined) => {
    setChosen(null)
    setReport(null)
    setProblem('')
    if (!file) {
      return
    }
    if (file.size > bytes) {
      setProblem(`This file is too large. It may have at most ${bytes / 1e6} MB.`)
      return
    }
    setBusy('reading')
    const outcome = await ask<ImportCheck>(`${base}/import/check`, { method: 'POST', file })
    setBusy(null)
    if (outcome.problem === undefined) {
      setChosen({ file, check: outcome.answer })
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
          disabled={busy !== null || !isReady}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </div>
      <p role="status" className={styles.hint}>
        {busy === 'reading' ? 'The file is being read…' : ''}
      </p>
      {chosen && (
        <ImportForm
          chosen={chosen}
          base={base}
          onBusy={(isBusy) => setBusy(isBusy ? 'importing' : null)}
          onTaken={(taken) => {
            setReport(taken)
            setChosen(null)
            onImported()
          }}
        />
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

type FormProps = {
  chosen: Chosen
  base: string
  /** While it is imported no other file can be chosen. */
  onBusy: (isBusy: boolean) => void
  onTaken: (report: ImportReport) => void
}

/** The column of addresses, and the consent. No form of its own: it stands in that of the list. */
function ImportForm({ chosen, base, onBusy, onTaken }: FormProps) {
  const { file, check } = chosen
  const consentId = useId()
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<
    z.input<typeof importForm>,
    unknown,
    z.output<typeof importForm>
  >({
    resolver: zodResolver(importForm, inWords),
    defaultValues: {
      column: check.emailColumn === null ? '' : String(check.emailColumn),
      mailable: sureMailable(check.consent),
    },
  })
  const { errors, isSubmitting } = formState
  const column = watch('column')

  const take = handleSubmit(async (said) => {
    const query = new URLSearchParams({
      column: said.column,
      consent: 'yes',
      mailable: mailableQuery(said.mailable),
    })
    onBusy(true)
    const outcome = await ask<ImportReport>(`${base}/import?${query}`, { method: 'POST', file })
    onBusy(false)
    if (outcome.problem === undefined) {
      onTaken(outcome.answer)
    } else {
      setError('root', { message: outcome.problem })
    }
  })

  return (
    <>
      <FormField
        label={`Which column holds the addresses? (${rowsOf(check.rows)})`}
        registered={register('column')}
        error={errors.column}
      >
        <option value="">Choose a column</option>
        {check.columns.map(({ index, name, example }) => (
          <option key={index} value={index}>
            {name || `Column ${index + 1}`}
            {example && `, like ${example}`}
          </option>
        ))}
      </FormField>
      <Oddities chosen={chosen} column={column} />
      <p className={styles.hint}>{wordsOfNames(check)}</p>
      {check.consent.length > 0 && (
        <ConsentQuestion
          columns={check.consent}
          mailable={watch('mailable')}
          onChange={(mailable) => setValue('mailable', mailable)}
        />
      )}
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-invalid={errors.consent !== undefined}
            aria-describedby={errors.consent && consentId}
            {...register('consent')}
          />
          <span>{text.consent}</span>
        </label>
        {errors.consent && (
          <p id={consentId} role="alert" className={styles.problem}>
            {errors.consent.message}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Action isMain disabled={isSubmitting} onClick={() => void take()}>
          Import
        </Action>
      </div>
      <p role="status" className={styles.hint}>
        {isSubmitting ? 'The file is being imported…' : ''}
      </p>
      {errors.root && (
        <p role="alert" className={styles.problem}>
          {errors.root.message}
        </p>
      )}
    </>
  )
}

const refusals = /unsub|non-?_?subscribed|clean|bounce|block|opt-?_?out|suppress|complain/i

/** What may be wrong with the file, or with what was taken for its addresses. */
function Oddities({ chosen: { file, check }, column }: { chosen: Chosen; column: string }) {
  const { count = 0, example = '' } = check.columns[Number(column || -1)]?.unreadable ?? {}
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
