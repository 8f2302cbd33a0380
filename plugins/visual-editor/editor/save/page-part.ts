import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import type { Tied } from '@/plugins/visual-editor/editor/engine/engine'
import type { OwnSettings } from '@/plugins/visual-editor/editor/pages/own-settings'
import type { PageStatusStore } from '@/plugins/visual-editor/editor/publish/page-status'
import type {
  DiscardedPage,
  PagesApi,
  StoredPage,
} from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { keepUnknown } from '@/plugins/visual-editor/editor/save/keep-unknown'
import { pageSource } from '@/plugins/visual-editor/editor/save/page-source'
import type { Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { saveWithoutRejected } from '@/plugins/visual-editor/editor/save/save-without-rejected'
import { hasUnpublished } from '@/plugins/visual-editor/has-unpublished'
import type { PageSettings } from '@/src/core/contracts/pages/pages'
import { canonicalJson } from '@/src/core/json'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import { problemsOnOpening, storedForm } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { Page } from '@/src/payload-types'

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks' | 'typed'>
  api: PagesApi
  settings: OwnSettings
  page: BuilderProps['page']
  status: PageStatusStore
}

/** The page as something that is saved. */
export function createPagePart({ builder, api, settings, page, status }: Options) {
  const { engine, blocks } = builder
  const definitions = definitionsOf(blocks)
  const repaired = (layout: unknown) => repairDocument(layout, definitions).document
  const readable = (stored: StoredPage | null): Stored<PageDocument> | null =>
    stored && {
      content: repaired(stored.layout),
      rev: stored.rev,
      problems: problemsOnOpening(stored.layout, definitions, stored.layout),
    }

  /** Into the draft, beside the saves of its blocks. */
  const putSettings = async (next: PageSettings, former: PageSettings): Promise<void> => {
    if (await part.alone(() => settings.put(next, former))) {
      part.noteUnpublished()
    }
  }

  const part = createSavePart<PageDocument>({
    name: 'page',
    rev: page.rev,
    hasUnpublished: page.hasUnpublished,
    problems: page.problems,
    isLive: () => status.store.getState().isLive,
    hasVersions: true,
    source: pageSource(builder),
    merge: (pages, choices) => mergePages(pages, definitions, choices),
    server: {
      saveDraft: keepUnknown(saveWithoutRejected(api.saveDraft, blocks), engine.document(), blocks),
      asStored: (document) => storedForm(document, definitions),
      load: async () => readable(await api.load()),
      isLive: async () => {
        const both = await api.draftAndLive()
        return both && !hasUnpublished(both.draft as Page, both.live as Page, definitions)
      },
      publish: async (rev) => {
        const result = await api.publish(rev)
        if (result.kind === 'published') {
          status.wentLive()
          settings.wentLive()
        }
        return result
      },
      discard: async (rev) => {
        await settings.settled()
        const live = await api.discard(rev)
        if (live?.schedule) {
          status.setSchedule(live.schedule)
        }
        if (live?.settings) {
          settings.areLive(live.settings)
        }
        const stored = readable(live)
        return stored && live && { ...stored, tied: tieOf(live) }
      },
    },
    copies: createCopyStore<PageDocument>(`page:${page.id}`),
  })

  /** Brings the settings of a discarded draft back with its blocks, where they were others. */
  function tieOf({ settings: now, formerSettings: former }: DiscardedPage): Tied | undefined {
    const isOther = now && former && canonicalJson(now) !== canonicalJson(former)
    return isOther
      ? { undo: () => void putSettings(former, now), redo: () => void putSettings(now, former) }
      : undefined
  }

  return part
}
