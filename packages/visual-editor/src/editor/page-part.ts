import type { PageApi, StoredPage } from '@/packages/visual-editor/src/editor/page-api'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { pageSource } from '@/plugins/visual-editor/editor/save/page-source'
import type { Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { saveWithoutRejected } from '@/plugins/visual-editor/editor/save/save-without-rejected'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import { problemsOnOpening, storedForm } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument } from '@/src/core/page-document/schema'

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks' | 'typed'>
  api: PageApi
  page: EditedPage
}

/** The page of a document as something that is saved. */
export function createPagePart({ builder, api, page }: Options) {
  const { blocks } = builder
  const definitions = definitionsOf(blocks)
  const readable = (stored: StoredPage | null): Stored<PageDocument> | null =>
    stored && {
      content: repairDocument(stored.layout, definitions).document,
      rev: stored.rev,
      problems: problemsOnOpening(stored.layout, definitions, stored.layout),
    }

  return createSavePart<PageDocument>({
    name: 'page',
    rev: page.rev,
    hasUnpublished: page.hasUnpublished,
    problems: page.problems,
    savesItself: page.savesItself,
    hasVersions: page.hasDrafts,
    source: pageSource(builder),
    merge: (pages, choices) => mergePages(pages, definitions, choices),
    server: {
      saveDraft: saveWithoutRejected(api.save, blocks),
      asStored: (document) => storedForm(document, definitions),
      load: async () => readable(await api.load()),
      isLive: async () => (await api.load())?.isLive ?? null,
      publish: api.publish,
      // What visitors have becomes the next draft; what was changed stays among the versions.
      discard: async (rev) => {
        const live = readable(await api.loadLive())
        if (!live) {
          return null
        }
        const saved = await api.save(live.content, rev, true)
        return saved.kind === 'saved' ? { ...live, rev: saved.rev } : null
      },
    },
    copies: createCopyStore<PageDocument>(`${page.slug}:${page.id}:${page.field}`),
  })
}
