'use client'

import { useEffect, useRef, useState } from 'react'
import { connectionOf } from '@/plugins/audience/people/connection'
import styles from '@/plugins/audience/people/people.module.css'
import { quickLabels } from '@/plugins/audience/people/quick-segments'
import { AdminLink } from '@/src/admin/admin-link'
import { ask } from '@/src/admin/call-api'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { peoplePath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import list from '@/src/admin/ui/list/list.module.css'
import { EmptyState, ListScreen } from '@/src/admin/ui/list/list-screen'
import { SearchField } from '@/src/admin/ui/list/search-field'
import { DataTable } from '@/src/admin/ui/table/data-table'
import {
  type ListedPerson,
  type PeopleChoice,
  type PeoplePage,
  quickSegments,
} from '@/src/core/contracts/audience/people'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName } from '@/src/core/places/countries'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.people

type Props = {
  first: PeoplePage
  choice: PeopleChoice
  segments: readonly { id: string; name: string }[]
  /** Of the calls about the people of this site. */
  url: string
  adminPath: string
}

/** Typing asks once it pauses, not with each letter. */
const typingMs = 250

const queryOf = ({ words: typed = '', segment }: PeopleChoice) =>
  new URLSearchParams({ ...(typed && { words: typed }), ...(segment && { segment }) }).toString()

/** Everybody, to look through and to look for. */
export function PeopleList({ first, choice, segments, url, adminPath }: Props) {
  const [shown, setShown] = useState(first)
  const [typed, setTyped] = useState(choice.words ?? '')
  const [segment, setSegment] = useState(choice.segment)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const asked = queryOf({ words: typed.trim(), segment })
  const answered = useRef(queryOf(choice))

  useEffect(() => {
    if (answered.current === asked) {
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await ask<PeoplePage>(`${url}?${asked}`, { signal: leaving.signal })
      if (leaving.signal.aborted) {
        return
      }
      setProblem(outcome.problem ?? '')
      if (outcome.problem === undefined) {
        answered.current = asked
        setShown(outcome.answer)
        window.history.replaceState(null, '', asked ? `?${asked}` : window.location.pathname)
      }
    }, typingMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [asked, url])

  const more = async () => {
    setIsBusy(true)
    const after = new URLSearchParams({ after: shown.next ?? '' })
    const outcome = await ask<PeoplePage>(`${url}?${answered.current}&${after}`)
    setIsBusy(false)
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined) {
      const { people, next } = outcome.answer
      setShown((before) => ({ ...before, people: [...before.people, ...people], next }))
    }
  }

  const isAll = asked === '' && answered.current === ''
  const total = shown.total ?? shown.people.length
  if (isAll && total === 0) {
    return (
      <ListScreen title={words.title}>
        <EmptyState title={words.none} text={words.about}>
          <AdminLink
            className={controls.button}
            data-kind="primary"
            href={`${adminPath}/collections/${slugs.emailLists}`}
          >
            Bring your email list
          </AdminLink>
        </EmptyState>
      </ListScreen>
    )
  }
  return (
    <ListScreen
      title={words.title}
      isBusy={isBusy}
      actions={
        <a className={controls.button} href={`${url}.csv?${asked}`} download>
          Export as CSV
        </a>
      }
    >
      <div className={list.tools}>
        <SearchField
          label="Search by name or address"
          maxLength={studioLimits.people.wordsMax}
          value={typed}
          onChange={setTyped}
        />
        <select
          className={`${controls.field} ${list.choice}`}
          aria-label="Which people are shown"
          value={segment ?? ''}
          onChange={({ target }) =>
            setSegment((target.value || undefined) as PeopleChoice['segment'])
          }
        >
          <option value="">Everybody</option>
          {quickSegments.map((name) => (
            <option key={name} value={name}>
              {quickLabels[name]}
            </option>
          ))}
          {segments.length > 0 && (
            <optgroup label="Your segments">
              {segments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
        <p role="status" className={list.total}>
          {total === 1 ? '1 person' : `${total.toLocaleString('en')} people`}
        </p>
      </div>
      {problem && (
        <p role="alert" className={list.problem}>
          {problem}
        </p>
      )}
      {shown.people.length === 0 ? (
        <p className={list.nothing}>{words.nothingFound}</p>
      ) : (
        <PeopleTable people={shown.people} adminPath={adminPath} />
      )}
      {shown.next && (
        <button
          type="button"
          className={`${controls.button} ${list.more}`}
          disabled={isBusy}
          onClick={() => void more()}
        >
          Show more
        </button>
      )}
    </ListScreen>
  )
}

type TableProps = { people: readonly ListedPerson[]; adminPath: string }

function PeopleTable({ people, adminPath }: TableProps) {
  return (
    <DataTable
      className={styles.people}
      isCards
      label={words.title}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          title: 'Name',
          kind: 'name',
          cell: ({ id, name, email }) => (
            <>
              <AdminLink className={styles.name} href={`${adminPath}${peoplePath}/${id}`}>
                {name || shownEmail(email)}
              </AdminLink>
              {name && <small>{shownEmail(email)}</small>}
            </>
          ),
        },
        { title: 'How you know them', cell: (person) => connectionOf(person).join(' · ') },
        { title: 'Country', cell: ({ country }) => country && countryName(country) },
        {
          title: 'Last seen',
          kind: 'short',
          cell: ({ seenAt }) => <LocalTime iso={seenAt} form="date" />,
        },
      ]}
    />
  )
}
