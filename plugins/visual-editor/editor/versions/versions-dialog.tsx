import { useEffect, useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { showMoment } from '@/plugins/visual-editor/editor/publish/show-moment'
import type { Copy } from '@/plugins/visual-editor/editor/save/copy-store'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import { CompareView } from '@/plugins/visual-editor/editor/versions/compare-view'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'
import type { PageVersion } from '@/src/core/contracts/page-calls'
import { storableDocument } from '@/src/core/page-document/open'
import type { PageDocument } from '@/src/core/page-document/schema'

type Props = { api: PagesApi; part: SavePart; onClose: () => void }

type Entry = { id: string; time: string | number; label: string; layout?: unknown }

const kinds: Readonly<Record<PageVersion['kind'], string>> = {
  live: 'Live now',
  published: 'Was published',
  draft: 'Draft',
}

/** Former states of the page: what each looked like beside the page now, and a way back to it. */
export function VersionsDialog({ api, part, onClose }: Props) {
  const { engine, ui, blocks } = useBuilder()
  const entries = useEntries(api, part)
  const [chosen, setChosen] = useState<Entry | null>(null)
  const document = useDocument(api, chosen)
  const [now] = useState(() => engine.document())

  const restore = (restored: PageDocument) => {
    ui.setState({ selectedId: null, writing: null, hoveredId: null })
    engine.restore(storableDocument(restored, definitionsOf(blocks)))
    const message = `The page is as it was on ${showMoment(chosen?.time ?? 0)}. Undo takes that back.`
    ui.setState({ toast: { message }, announcement: message })
    onClose()
  }

  return (
    <Dialog title="Versions of this page" size="whole" onClose={onClose}>
      <div className={styles.versions}>
        <EntryList entries={entries} chosen={chosen} onChoose={setChosen} />
        {document ? (
          <CompareView
            key={chosen?.id}
            before={{ title: `${chosen?.label}, ${showMoment(chosen?.time ?? 0)}`, document }}
            after={{ title: 'The page now', document: now }}
          />
        ) : (
          <p className={styles.wait} role="status">
            {waitingText(entries, chosen, document)}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Close</DialogButton>
          <DialogButton
            isPrimary
            isDisabled={!document}
            onClick={() => document && restore(document)}
          >
            Restore as draft
          </DialogButton>
        </DialogActions>
      </div>
    </Dialog>
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
            {showMoment(entry.time)}
            <small>{entry.label}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function waitingText(
  entries: readonly Entry[] | null | undefined,
  chosen: Entry | null,
  document: PageDocument | null | undefined,
): string {
  if (entries === null || (chosen && document === null)) {
    return 'This could not be read. Please try again.'
  }
  if (entries?.length === 0) {
    return 'There are no former versions yet.'
  }
  return chosen || !entries ? 'Loading…' : 'Choose a version to see it beside the page now.'
}

/** The server's versions and what this browser keeps; undefined while they are on their way, null without. */
function useEntries(api: PagesApi, part: SavePart): readonly Entry[] | null | undefined {
  const [entries, setEntries] = useState<readonly Entry[] | null>()
  useEffect(() => {
    void Promise.all([api.versions(), part.listCopies()]).then(([versions, copies]) => {
      const kept = copies.filter(({ isAside }) => isAside).map(keptEntry)
      const stored = versions?.map(storedEntry)
      const all = [...kept, ...(stored ?? [])]
      const isUnreadable = stored === undefined && kept.length === 0
      setEntries(
        isUnreadable
          ? null
          : all.sort((a, b) => new Date(b.time).getTime() - new Date(a.time).getTime()),
      )
    })
  }, [api, part])
  return entries
}

const storedEntry = ({ id, savedAt, kind }: PageVersion): Entry => ({
  id,
  time: savedAt,
  label: kinds[kind],
})

const keptEntry = ({ key, at, content }: Copy<unknown>): Entry => ({
  id: key,
  time: at,
  label: 'Kept on this computer',
  layout: content,
})

/** The chosen version as far as it can be shown; undefined while it is on its way, null without. */
function useDocument(api: PagesApi, chosen: Entry | null): PageDocument | null | undefined {
  const { blocks } = useBuilder()
  const [read, setRead] = useState<{ entry: Entry; document: PageDocument | null }>()
  useEffect(() => {
    if (!chosen) {
      return
    }
    let isCurrent = true
    const reading =
      'layout' in chosen ? Promise.resolve({ layout: chosen.layout }) : api.version(chosen.id)
    void reading.then((version) => {
      if (isCurrent) {
        const document = version && storableDocument(version.layout, definitionsOf(blocks))
        setRead({ entry: chosen, document })
      }
    })
    return () => {
      isCurrent = false
    }
  }, [api, blocks, chosen])
  return read?.entry === chosen ? read?.document : undefined
}
