import { useEffect, useState } from 'react'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import type { KeptCopy } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { countWords } from '@/plugins/visual-editor/editor/versions/change-words'
import type { PageVersion } from '@/src/core/contracts/page-calls'

/** A former state of the page or the theme. */
export type Entry = {
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
export function useEntries(
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
