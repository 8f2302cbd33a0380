import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import type { CommandSources } from '@/plugins/visual-editor/editor/commands/command-tools'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import { createSiteStore, type EditedSite } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'

type Given = Pick<BuilderContext, 'engine' | 'kind' | 'apiPath'> &
  Partial<Pick<BuilderContext, 'ui' | 'blocks' | 'blockData' | 'readPollVotes'>> &
  Pick<CommandSources, 'pathname' | 'objection'> & {
    site: EditedSite
    pages?: Parameters<typeof createPagesStore>[0]
    loadingTypes?: Iterable<string>
  }

/** What every part of the editor shares; what is not given is empty. */
export function createBuilder({
  engine,
  kind,
  apiPath,
  site,
  pages = [],
  loadingTypes = [],
  ui = createUiStore(),
  blocks = kind.blocks,
  blockData = createBlockDataStore({}, async () => ({})),
  readPollVotes,
  pathname,
  objection,
}: Given): BuilderContext {
  const typed: BuilderContext['typed'] = { commit: null }
  return {
    engine,
    ui,
    typed,
    pendingWork: new Set(),
    kind,
    blocks,
    commands: createCommands({ engine, ui, blocks, typed, pathname, objection }),
    blockData,
    readPollVotes,
    loadingTypes: new Set(loadingTypes),
    site: createSiteStore(site),
    pages: createPagesStore(pages),
    sections: createSectionsStore(),
    isEditing: true,
    apiPath,
    elements: { stage: null, page: null, layers: null },
  }
}
