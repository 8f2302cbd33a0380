'use client'

import { useId, useState } from 'react'
import styles from '@/plugins/shows/import/import-screen.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { ask } from '@/src/admin/call-api'
import { showsPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Upload } from '@/src/admin/ui/icons'
import { ListScreen } from '@/src/admin/ui/list/list-screen'
import { DataTable } from '@/src/admin/ui/table/data-table'
import type { MakeShowsAnswer, ShowFileAnswer } from '@/src/core/contracts/events/show-answers'
import type { MakeShowsBody } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.shows
const { importBytes } = studioLimits.shows

type Props = { profileId: string; adminPath: string; apiPath: string }

/** A file is read, shown, and only then made into shows. */
export function ImportScreen({ profileId, adminPath, apiPath }: Props) {
  const id = useId()
  const url = `${apiPath}/profiles/${profileId}/shows`
  const [file, setFile] = useState<{ name: string; found: ShowFileAnswer } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [onSite, setOnSite] = useState(false)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<number | null>(null)

  const read = async (chosen: File) => {
    setProblem('')
    setMade(null)
    setFile(null)
    if (chosen.size > importBytes) {
      setProblem(`${chosen.name}: ${words.fileTooLarge}`)
      return
    }
    setIsBusy(true)
    const outcome = await ask<ShowFileAnswer>(`${url}/file`, { method: 'POST', file: chosen })
    if (outcome.problem === undefined) {
      setFile({ name: chosen.name, found: outcome.answer })
    } else {
      setProblem(`${chosen.name}: ${outcome.problem}`)
    }
    setIsBusy(false)
  }

  const fresh = file?.found.rows.filter(({ reason }) => reason === '') ?? []
  const left = file?.found.rows.filter(({ reason }) => reason !== '') ?? []

  const make = async () => {
    setIsBusy(true)
    setProblem('')
    const body: MakeShowsBody = {
      rows: fresh.map(({ row }) => row),
      ...{ title: '', description: null, media: [], actionText: '', tickets: [] },
      onSite,
      skipsKnown: true,
    }
    const outcome = await ask<MakeShowsAnswer>(`${url}/many`, { method: 'POST', body })
    if (outcome.problem === undefined) {
      setMade(outcome.answer.made.length)
      setFile(null)
    } else {
      const { field = '', message = outcome.problem } = outcome.failure?.errors?.[0] ?? {}
      const row = fresh[Number(field.split('.')[1])]
      setProblem(row ? `Line ${row.line}, ${row.written}: ${message}` : message)
    }
    setIsBusy(false)
  }

  return (
    <ListScreen
      title="Import shows"
      testId="import"
      isBusy={isBusy}
      actions={
        <AdminLink className={controls.button} href={`${adminPath}${showsPath}`}>
          All shows
        </AdminLink>
      }
    >
      <section
        className={styles.drop}
        aria-label="File"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [dropped] = event.dataTransfer.files
          if (dropped && !isBusy) {
            void read(dropped)
          }
        }}
      >
        <p>
          A calendar (.ics) from Google, Apple or Outlook, or a table (.csv) from Bandsintown,
          Eventbrite or a spreadsheet. Nothing is made before you have seen it.
        </p>
        <label className={`${controls.button} ${styles.choose}`} data-kind="primary">
          <Upload size={16} aria-hidden />
          {isBusy ? 'One moment…' : 'Choose a file'}
          <input
            type="file"
            className={controls.visuallyHidden}
            accept=".ics,.csv,.txt,.tsv,text/calendar,text/csv"
            disabled={isBusy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) {
                void read(chosen)
              }
              target.value = ''
            }}
          />
        </label>
        <p className={styles.hint}>
          A table needs the column “Date”, and best “Time”, “Venue”, “Street”, “City”, “Country” and
          “Ticket URL”, named in its first row.
        </p>
      </section>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div role="status">
        {made !== null && (
          <p>
            {words.made(made)} <AdminLink href={`${adminPath}${showsPath}`}>See them</AdminLink>
          </p>
        )}
        {file && (
          <p>
            {file.name}: <b>{words.toMake(fresh.length)}</b>
            {left.length > 0 && `, ${words.leftOut(left.length)}`}
          </p>
        )}
      </div>
      {file && (
        <>
          <div className={styles.make}>
            <label htmlFor={`${id}-site`}>
              <input
                id={`${id}-site`}
                type="checkbox"
                checked={onSite}
                onChange={({ target }) => setOnSite(target.checked)}
              />
              Put them on the site at once
            </label>
            <button
              type="button"
              className={controls.button}
              data-kind="primary"
              disabled={isBusy || fresh.length === 0}
              onClick={() => void make()}
            >
              {words.make(fresh.length)}
            </button>
          </div>
          <DataTable
            label="What the file has"
            rows={file.found.rows}
            rowKey={({ line }) => String(line)}
            rowData={({ reason }) => ({ 'data-quiet': reason !== '' || undefined })}
            columns={[
              { title: 'Date', kind: 'short', cell: ({ row, written }) => row.date || written },
              { title: 'Time', kind: 'short', cell: ({ row }) => row.time },
              { title: 'Title', cell: ({ row }) => row.title || words.untitled },
              {
                title: 'Place',
                cell: ({ row }) => [row.venue, row.city, row.country].filter(Boolean).join(', '),
              },
              { title: 'Result', cell: ({ reason }) => reason || 'New' },
            ]}
          />
        </>
      )}
    </ListScreen>
  )
}
