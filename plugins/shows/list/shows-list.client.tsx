'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { NewShowDialog } from '@/plugins/shows/list/new-show-dialog'
import { ShowActions } from '@/plugins/shows/list/show-actions'
import { ShowRow } from '@/plugins/shows/list/show-row'
import styles from '@/plugins/shows/list/shows-list.module.css'
import { ask } from '@/src/admin/call-api'
import { moveInPath, showsPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown, Plus } from '@/src/admin/ui/icons'
import tools from '@/src/admin/ui/list/list.module.css'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import { Pager } from '@/src/admin/ui/list/pager'
import { SearchField } from '@/src/admin/ui/list/search-field'
import { useListChanges } from '@/src/admin/ui/list/use-list-changes'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ShowListAnswer } from '@/src/core/contracts/events/show-answers'
import type { ChangeShowsBody, ListShowsQuery } from '@/src/core/contracts/events/shows'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.shows

export type ShowsListProps = {
  given: ShowListAnswer
  asked: ListShowsQuery
  /** Begins with a new one. */
  opensNew: boolean
  profileId: string
  adminPath: string
  apiPath: string
  mayChange: boolean
  mayImport: boolean
  /** Lets people in. */
  isAtDoor: boolean
}

const times = [
  { when: 'upcoming', label: 'Upcoming' },
  { when: 'past', label: 'Past' },
] as const

/** The shows of an artist by date, to open one, or to do something to several. */
export function ShowsList(props: ShowsListProps) {
  const { given, asked, opensNew, profileId, adminPath, apiPath, mayChange, mayImport, isAtDoor } =
    props
  const router = useRouter()
  const url = `${apiPath}/profiles/${profileId}/shows`
  const [list, setList] = useState(given)
  const [query, setQuery] = useState(asked)
  const [search, setSearch] = useState(asked.search)
  const [isNewOpen, setIsNewOpen] = useState(opensNew && mayChange)
  const latest = useRef(0)
  const hrefOf = ({ id }: { id: string }) => `${adminPath}${showsPath}/${id}`
  const { chosen, setChosen, isBusy, said, setSaid, change, make } = useListChanges({
    url: `${url}/change`,
    wordsOf: (body: ChangeShowsBody) => (body.change === 'delete' ? words.gone : words.changed),
    hrefOf,
    reload: () => load(query),
  })

  const load = async (next: ListShowsQuery) => {
    setQuery(next)
    latest.current += 1
    const turn = latest.current
    const parts = new URLSearchParams(
      Object.entries(next).flatMap(([name, value]) =>
        value === '' || value === 1 || value === 'upcoming' ? [] : [[name, String(value)]],
      ),
    )
    const text = parts.size > 0 ? `?${parts}` : ''
    const outcome = await ask<ShowListAnswer>(`${url}${text}`)
    if (turn !== latest.current) {
      return
    }
    if (outcome.problem === undefined) {
      setList(outcome.answer)
      window.history.replaceState(window.history.state, '', `${adminPath}${showsPath}${text}`)
    } else {
      setSaid([outcome.problem])
    }
  }

  const go = (change: Partial<ListShowsQuery>) => {
    setChosen(new Set())
    void load({ ...query, page: 1, ...change })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (search.trim() === query.search) {
      return
    }
    const timer = setTimeout(() => go({ search: search.trim() }), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [search])

  const hasNone = list.counts.upcoming + list.counts.past === 0
  const picked = list.data.filter(({ id }) => chosen.has(id))
  const isAllChosen = picked.length > 0 && picked.length === list.data.length
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize))
  const nothing =
    query.search === ''
      ? query.when === 'past'
        ? words.nonePast
        : words.noneUpcoming
      : words.nothingFound

  const makeButtons = (
    <div className={tools.actions}>
      <MenuButton
        label="Add many shows"
        items={[
          {
            label: 'Add a tour…',
            note: 'Many dates at once',
            run: () => router.push(`${adminPath}${showsPath}/tour`),
          },
          ...(mayImport
            ? [
                {
                  label: 'Import…',
                  note: 'A calendar or a CSV file',
                  run: () => router.push(`${adminPath}${moveInPath}?of=Shows`),
                },
              ]
            : []),
        ]}
      >
        Add many
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
      <button
        type="button"
        className={controls.button}
        data-kind="primary"
        onClick={() => setIsNewOpen(true)}
      >
        <Plus size={16} aria-hidden />
        New show
      </button>
    </div>
  )

  return (
    <ListScreen
      title={words.title}
      testId="shows"
      isBusy={isBusy}
      actions={mayChange && !hasNone && makeButtons}
    >
      <ListSaid>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ListSaid>
      {hasNone ? (
        <EmptyState
          title="No shows yet"
          text="Concerts and other dates: fans see them on your site with a map, add them to their calendar and buy tickets, here or elsewhere."
        >
          {mayChange && makeButtons}
        </EmptyState>
      ) : (
        <>
          <div className={tools.tools}>
            <SearchField
              label="Search by title, venue or city"
              value={search}
              onChange={setSearch}
            />
            <fieldset className={controls.segmented} aria-label="Show">
              {times.map(({ when, label }) => (
                <button
                  key={when}
                  type="button"
                  aria-pressed={query.when === when}
                  onClick={() => go({ when })}
                >
                  {label} {list.counts[when]}
                </button>
              ))}
            </fieldset>
          </div>
          {mayChange && list.data.length > 0 && (
            <div className={styles.bulk} role="toolbar" aria-label="Chosen shows">
              <label className={styles.all}>
                <input
                  type="checkbox"
                  checked={isAllChosen}
                  ref={(box) => {
                    if (box) {
                      box.indeterminate = picked.length > 0 && !isAllChosen
                    }
                  }}
                  onChange={() =>
                    setChosen(new Set(isAllChosen ? [] : list.data.map(({ id }) => id)))
                  }
                />
                {picked.length > 0 ? `${picked.length} chosen` : 'Choose all'}
              </label>
              {picked.length > 0 && (
                <ShowActions
                  shows={picked}
                  isBusy={isBusy}
                  onChange={(body) => void change(body)}
                />
              )}
            </div>
          )}
          {list.data.length === 0 ? (
            <p className={tools.nothing}>{nothing}</p>
          ) : (
            <ul className={styles.rows}>
              {list.data.map((show) => (
                <ShowRow
                  key={show.id}
                  show={show}
                  href={hrefOf(show)}
                  {...{ adminPath, isBusy, mayChange, isAtDoor }}
                  isChosen={chosen.has(show.id)}
                  onChoose={(isChosen) =>
                    setChosen((before) => {
                      const next = new Set(before)
                      if (isChosen) {
                        next.add(show.id)
                      } else {
                        next.delete(show.id)
                      }
                      return next
                    })
                  }
                  onCopy={() => void make(`${url}/${show.id}/copy`)}
                  onChange={(body) => void change(body)}
                />
              ))}
            </ul>
          )}
          <Pager page={query.page} pages={pages} onPage={(page) => go({ page })} />
        </>
      )}
      {isNewOpen && (
        <NewShowDialog
          url={url}
          onMade={(id) => router.push(hrefOf({ id }))}
          onClose={() => setIsNewOpen(false)}
        />
      )}
    </ListScreen>
  )
}
