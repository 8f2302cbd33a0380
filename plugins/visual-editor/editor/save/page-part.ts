import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import type { PageStatusStore } from '@/plugins/visual-editor/editor/publish/page-status'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { PagesApi, StoredPage } from '@/plugins/visual-editor/editor/save/pages-api'
import type { Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { savingWhatFits } from '@/plugins/visual-editor/editor/save/save-what-fits'
import { repairDocument } from '@/src/core/page-document/repair'
import type { PageDocument } from '@/src/core/page-document/schema'

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks'>
  api: PagesApi
  page: BuilderProps['page']
  status: PageStatusStore
}

/** The page as something that is saved. */
export function createPagePart({ builder, api, page, status }: Options) {
  const { engine, ui, blocks } = builder
  const repaired = (layout: unknown) => repairDocument(layout, definitionsOf(blocks)).document
  const readable = (stored: StoredPage | null): Stored<PageDocument> | null =>
    stored && { content: repaired(stored.layout), rev: stored.rev }

  return createSavePart<PageDocument>({
    name: 'page',
    rev: page.rev,
    hasUnpublished: page.hasUnpublished,
    isHeld: page.problems.length > 0,
    hasVersions: true,
    source: {
      read: engine.document,
      subscribe: (onChange) => engine.watch(engine.document, onChange),
      replace: (document) => {
        ui.setState({ selectedId: null, writing: null, hoveredId: null })
        engine.restore(document)
      },
    },
    server: {
      saveDraft: savingWhatFits(api.saveDraft, blocks),
      asStored: repaired,
      load: async () => readable(await api.load()),
      publish: async (rev) => {
        const result = await api.publish(rev)
        if (result.kind === 'published') {
          status.wentLive()
        }
        return result
      },
      discard: async (rev) => {
        const live = await api.discard(rev)
        if (live?.schedule) {
          status.setSchedule(live.schedule)
        }
        return readable(live)
      },
    },
    copies: createCopyStore<PageDocument>(`page:${page.id}`),
  })
}
