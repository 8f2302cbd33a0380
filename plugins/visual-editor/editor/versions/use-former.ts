import { useEffect, useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import { problemWords } from '@/plugins/visual-editor/editor/save/problem-words'
import type { Sheet } from '@/plugins/visual-editor/editor/versions/compare-view'
import type { Entry } from '@/plugins/visual-editor/editor/versions/use-entries'
import { problemsOnOpening, storableDocument } from '@/src/core/page-document/open'
import { repairDocument } from '@/src/core/page-document/repair'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { theme } from '@/src/core/theme/schema'

type Former = {
  sheet: Omit<Sheet, 'title'>
  /** What of it would be lost: blocks that are not installed, for one. */
  problems: readonly string[]
}

/** The chosen version as far as it can be shown; undefined while it is on its way, null without. */
export function useFormer(api: PagesApi, chosen: Entry | null): Former | null | undefined {
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
    sheet: { document: storableDocument(layout, definitions) },
    problems: problemWords(problemsOnOpening(layout, definitions), { document, blocks }),
  }
}
