import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DescriptionField } from '@/plugins/rich-text/field/description-field'
import styles from '@/plugins/shows/many/tour.module.css'
import { TourGrid } from '@/plugins/shows/many/tour-grid'
import {
  type CellProblems,
  cellKey,
  emptyRow,
  isBlank,
  type TourRow,
  toShowRows,
} from '@/plugins/shows/many/tour-rows'
import { type TourKind, TourTickets } from '@/plugins/shows/many/tour-tickets'
import { AdminLink } from '@/src/admin/admin-link'
import { ask } from '@/src/admin/call-api'
import { TextRow } from '@/src/admin/form-screen/form-row'
import { PicturesField } from '@/src/admin/form-screen/pictures-field'
import { readKept, writeKept } from '@/src/admin/kept-in-tab'
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import { showsPath } from '@/src/admin/studio-paths'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { useHistory } from '@/src/admin/ui/use-history'
import type { MakeShowsAnswer } from '@/src/core/contracts/events/show-answers'
import type { MakeShowsBody } from '@/src/core/contracts/events/shows'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextDoc } from '@/src/core/rich-text'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.shows
const none: CellProblems = new Map()

/** What is kept in this tab until the shows are made. */
type Typed = {
  rows: TourRow[]
  title: string
  media: string[]
  description: RichTextDoc | null
  kinds: TourKind[]
  pictures: MediaView[]
}

export type TourScreenProps = { profileId: string; adminPath: string; apiPath: string }

/** What all dates of a tour have in common, once, and each date in its row. */
export function TourScreen({ profileId, adminPath, apiPath }: TourScreenProps) {
  const router = useRouter()
  const keptName = `bandstand-tour:${profileId}`
  const [kept] = useState(() => readKept<Typed>(keptName))
  const list = `${adminPath}${showsPath}`
  const {
    present: rows,
    edit,
    undo,
    redo,
    undoes,
    redoes,
  } = useHistory<TourRow[]>(
    useState(() => kept?.rows ?? Array.from({ length: 3 }, () => emptyRow()))[0],
  )
  const [title, setTitle] = useState(kept?.title ?? '')
  const [media, setMedia] = useState(kept?.media ?? [])
  const [description, setDescription] = useState(kept?.description ?? null)
  const [kinds, setKinds] = useState(kept?.kinds ?? [])
  const [pictures, setPictures] = useState(
    () => new Map(kept?.pictures.map((picture) => [picture.id, picture])),
  )
  const [problems, setProblems] = useState(none)
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [announcement, announce] = useState('')
  const [library] = useState(() =>
    createMediaLibrary({ apiPath, profileId, announce, tell: setSaid, onChanged: () => {} }),
  )

  useEffect(() => {
    const isWritten =
      !rows.every(isBlank) || title || media.length > 0 || description || kinds.length > 0
    const typed: Typed = {
      rows,
      title,
      media,
      description,
      kinds,
      pictures: [...pictures.values()],
    }
    writeKept(keptName, isWritten ? typed : null)
  }, [keptName, rows, title, media, description, kinds, pictures])

  const make = async (onSite: boolean) => {
    const read = toShowRows(rows)
    setProblems(read.problems)
    if (read.problems.size > 0 || read.rows.length === 0) {
      setSaid(read.rows.length === 0 ? words.noDates : words.wrongCells(read.problems.size))
      return
    }
    setIsBusy(true)
    const body: MakeShowsBody = {
      ...{ title, description, media, onSite, rows: read.rows, actionText: '' },
      tickets: kinds.map(({ key: _, ...kind }) => kind),
    }
    const outcome = await ask<MakeShowsAnswer>(`${apiPath}/profiles/${profileId}/shows/many`, {
      method: 'POST',
      body,
    })
    if (outcome.problem === undefined) {
      writeKept(keptName, null)
      router.push(list)
      return
    }
    const atCells = (outcome.failure?.errors ?? []).flatMap(({ field, message }) => {
      const [where, index = '', column = ''] = field.split('.')
      const key = read.keys[Number(index)]
      const shown = column === 'title' ? 'date' : column
      return where === 'rows' && key ? [[cellKey(key, shown), message] as const] : []
    })
    setProblems(new Map(atCells.toReversed()))
    setSaid(atCells.length > 0 ? words.wrongCells(atCells.length) : outcome.problem)
    setIsBusy(false)
  }

  return (
    <AnnounceProvider value={announce}>
      <MediaLibraryProvider value={library}>
        <div
          className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
          data-testid="tour"
          aria-busy={isBusy}
        >
          <div className={styles.head}>
            <h1>Add a tour</h1>
            <AdminLink className={controls.button} href={list}>
              All shows
            </AdminLink>
          </div>
          <section className={styles.part} aria-label="Dates">
            <h2>Dates</h2>
            <TourGrid
              rows={rows}
              problems={problems}
              edit={(next, what, isSameStep) => {
                setProblems(none)
                setSaid('')
                edit(next, what, isSameStep)
              }}
              {...{ undo, redo, undoes, redoes }}
            />
          </section>
          <section className={styles.part} aria-label="The same for all">
            <h2>The same for all</h2>
            <TextRow
              label="Title"
              max={studioLimits.shows.titleMax}
              placeholder={words.untitled}
              value={title}
              set={setTitle}
            />
            <TourTickets kinds={kinds} onChange={setKinds} />
            <PicturesField
              most={studioLimits.shows.picturesMax}
              media={media}
              pictures={pictures}
              onChosen={(more) =>
                setPictures(
                  (known) => new Map([...known, ...more.map((each) => [each.id, each] as const)]),
                )
              }
              onChange={setMedia}
              isElsewhere={false}
            />
            <DescriptionField value={description} set={setDescription} />
          </section>
          <p role="alert" className={styles.problem}>
            {said}
          </p>
          <div className={styles.make}>
            <button
              type="button"
              className={controls.button}
              disabled={isBusy}
              onClick={() => void make(false)}
            >
              Save as drafts
            </button>
            <button
              type="button"
              className={controls.button}
              data-kind="primary"
              disabled={isBusy}
              onClick={() => void make(true)}
            >
              Put all on the site
            </button>
          </div>
          <div className={controls.visuallyHidden} aria-live="polite">
            {announcement}
          </div>
        </div>
      </MediaLibraryProvider>
    </AnnounceProvider>
  )
}
