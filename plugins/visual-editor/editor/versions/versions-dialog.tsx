import { useEffect, useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { problemLabel } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { KeptCopy } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { countWords } from '@/plugins/visual-editor/editor/versions/change-labels'
import { CompareView, type Sheet } from '@/plugins/visual-editor/editor/versions/compare-view'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'
import { sayMoment } from '@/src/admin/dates/say-date'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import type { PageVersion } from '@/src/core/contracts/pages/page-calls'
import { errorsMessages } from '@/src/core/messages/errors'
import { problemsOnOpening, storableDocument } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { theme } from '@/src/core/theme/schema'

type Props = { api: PagesApi; parts: readonly SavePart[]; onClose: () => void }

/** Former states of page and theme: what each looked like beside the page now, and a way back to it. */
export function VersionsDialog({ api, parts, onClose }: Props) {
  const { engine, commands } = useBuilder()
  const entries = useEntries(api, parts)
  const [chosen, setChosen] = useState<Entry | null>(null)
  const [isRestoring, setIsRestoring] = useState(false)
  const [problem, setProblem] = useState('')
  const former = useSelectedVersion(api, chosen)
  const [now] = useState((): Sheet => {
    const theme = engine.theme() ?? undefined
    return { title: 'The page now', document: engine.document(), theme }
  })

  const choose = (entry: Entry) => {
    setChosen(entry)
    setProblem('')
  }

  const restore = async (sheet: Omit<Sheet, 'title'>) => {
    setIsRestoring(true)
    setProblem('')
    const { of, time } = chosen ?? { of: 'page', time: 0 }
    try {
      await parts.find(({ name }) => name === of)?.restore(sheet.theme ?? sheet.document)
    } catch (error) {
      console.error(error)
      setProblem(errorsMessages.unknown)
      return
    } finally {
      setIsRestoring(false)
    }
    commands.tell(`The ${of} is as it was on ${sayMoment(time)}. Undo takes that back.`)
    onClose()
  }

  return (
    <Dialog title="Versions of this page" size="whole" onClose={onClose}>
      <div className={styles.versions}>
        <EntryList entries={entries} chosen={chosen} onChoose={choose} />
        {former ? (
          <div className={styles.former}>
            {problem && (
              <p className={dialog.error} role="alert">
                {problem}
              </p>
            )}
            <LostList problems={former.problems} />
            <CompareView
              key={chosen?.id}
              before={{
                ...former.sheet,
                title: `${chosen?.label}, ${sayMoment(chosen?.time ?? 0)}`,
              }}
              after={now}
            />
          </div>
        ) : (
          <p className={styles.wait} role="status">
            {waitingText(entries, chosen, former)}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Close</DialogButton>
          <DialogButton
            isPrimary
            isDisabled={!former || isRestoring}
            onClick={() => former && void restore(former.sheet)}
          >
            Restore as draft
          </DialogButton>
        </DialogActions>
      </div>
    </Dialog>
  )
}

/** What a version cannot bring back any more. */
function LostList({ problems }: { problems: readonly string[] }) {
  return (
    problems.length > 0 && (
      <section className={styles.lost} aria-label="What cannot be brought back">
        <p>Not all of this version can be brought back:</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </section>
    )
  )
}

type ListProps = {
  entries: readonly Entry[] | null | undefined
  chosen: Entry | null
  onChoose: (entry: Entry) => void
}

function EntryList({ entries, chosen, onChoose }: ListProps) {
  return (
    <ul className={styles.list} aria-label="Versions">
      {entries?.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            aria-pressed={entry.id === chosen?.id}
            onClick={() => onChoose(entry)}
          >
            {sayMoment(entry.time)}
            <small>
              {entry.label}
              {entry.about && ` · ${entry.about}`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function waitingText(
  entries: readonly Entry[] | null | undefined,
  chosen: Entry | null,
  former: unknown,
): string {
  if (entries === null || (chosen && former === null)) {
    return 'This could not be read. Please try again.'
  }
  if (entries?.length === 0) {
    return 'There are no former versions yet.'
  }
  return chosen || !entries ? 'Loading…' : 'Choose a version to see it beside the page now.'
}

type Former = {
  sheet: Omit<Sheet, 'title'>
  /** What of it would be lost: blocks that are not installed, for one. */
  problems: readonly string[]
}

/** The chosen version as far as it can be shown; undefined while it is on its way, null without. */
function useSelectedVersion(api: PagesApi, chosen: Entry | null): Former | null | undefined {
  const builder = useBuilder()
  const [read, setRead] = useState<{ entry: Entry; former: Former | null }>()
  useEffect(() => {
    if (!chosen) {
      return
    }
    let isCurrent = true
    void formerOf(chosen, api, builder).then((former) => {
      if (isCurrent) {
        setRead({ entry: chosen, former })
      }
    })
    return () => {
      isCurrent = false
    }
  }, [api, builder, chosen])
  return read?.entry === chosen ? read?.former : undefined
}

async function formerOf(
  { id, of, kept }: Entry,
  api: PagesApi,
  { engine, blocks }: BuilderContext,
): Promise<Former | null> {
  if (of === 'theme') {
    const isWhole = theme.safeParse(kept?.content).success
    const sheet = { document: engine.document(), theme: kept?.content as EditedTheme }
    return isWhole ? { sheet, problems: [] } : null
  }
  const layout = kept ? kept.content : (await api.version(id))?.layout
  if (layout === undefined) {
    return null
  }
  const definitions = definitionsOf(blocks)
  const { document } = repairDocument(layout, definitions)
  return {
    // Blocks of a plugin that was taken out stay in it, as they stay in the page.
    sheet: { document: storableDocument(layout, definitions, layout) },
    problems: problemLabel(problemsOnOpening(layout, definitions, layout), { document, blocks }),
  }
}

/** A former state of the page or the theme. */
type Entry = {
  id: string
  time: string | number
  label: string
  /** How it differs from the one before. */
  about?: string
  of: SavePart['name']
  /** What this browser kept; the server's versions are read when they are looked at. */
  kept?: { content: unknown }
}

const kinds: Readonly<Record<PageVersion['kind'], string>> = {
  live: 'Live now',
  published: 'Was published',
  draft: 'Draft',
}

/** The server's versions and what this browser keeps; undefined while they are on their way, null without. */
function useEntries(
  api: PagesApi,
  parts: readonly SavePart[],
): readonly Entry[] | null | undefined {
  const [entries, setEntries] = useState<readonly Entry[] | null>()
  useEffect(() => {
    void Promise.all([api.versions(), Promise.all(parts.map(keptEntries))]).then(
      ([versions, copies]) => {
        const kept = copies.flat()
        const all = [...kept, ...(versions?.map(storedEntry) ?? [])]
        setEntries(
          versions === null && kept.length === 0
            ? null
            : all.sort((a, b) => new Date(b.time).getTime() - new Date(a.time).getTime()),
        )
      },
    )
  }, [api, parts])
  return entries
}

const storedEntry = ({ id, savedAt, kind, changes }: PageVersion): Entry => ({
  id,
  time: savedAt,
  label: kinds[kind],
  about: changes ? countWords(changes) : 'The first one',
  of: 'page',
})

async function keptEntries({ name, listCopies }: SavePart): Promise<Entry[]> {
  const copies = await listCopies()
  return copies
    .filter(({ isAside }) => isAside)
    .map(
      ({ key, at, content }: KeptCopy<unknown>): Entry => ({
        id: key,
        time: at,
        label: `${name === 'theme' ? 'Theme, kept' : 'Kept'} on this computer`,
        of: name,
        kept: { content },
      }),
    )
}
