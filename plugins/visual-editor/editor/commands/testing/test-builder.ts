import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import type { Engine } from '@/plugins/visual-editor/editor/engine/engine'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import { createSiteStore, type EditedSite } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { themePresets } from '@/src/core/theme/theme-presets'

export type TestParts = Partial<Omit<BuilderContext, 'engine' | 'ui' | 'commands' | 'typed'>> & {
  /** Where the page is found. */
  pathname?: string
}

/** A theme with nothing of its own. */
export const testTheme: EditedTheme = {
  ...themePresets.paper,
  logo: '',
  logoId: '',
  avatarId: '',
  headerLinks: [],
  socialLinks: [],
}

export const testSite: EditedSite = {
  profile: { id: 'p', name: 'Ada Moss', slug: 'ada' },
  theme: { ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] },
  themeName: 'default',
  year: 2026,
}

/** What every part of the editor shares; what is not given is empty. */
export function createTestBuilder(
  engine: Engine,
  { blocks = new Map(), kind = pageKind(blocks), pathname, ...parts }: TestParts = {},
): BuilderContext {
  const ui = createUiStore()
  const typed = { commit: null }
  return {
    engine,
    ui,
    typed,
    pendingWork: new Set(),
    kind,
    blocks,
    commands: createCommands({ engine, ui, blocks, typed, pathname }),
    blockData: createBlockDataStore({}, async () => ({})),
    loadingTypes: new Set(),
    site: createSiteStore(testSite),
    pages: createPagesStore([]),
    sections: createSectionsStore(),
    isEditing: true,
    apiPath: '/api',
    elements: { stage: null, page: null, layers: null },
    ...parts,
  }
}
