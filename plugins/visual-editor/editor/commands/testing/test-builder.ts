import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createBuilder } from '@/plugins/visual-editor/editor/create-builder'
import type { Engine } from '@/plugins/visual-editor/editor/engine/engine'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import type { EditedSite } from '@/plugins/visual-editor/editor/state/site-store'
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
  return {
    ...createBuilder({ engine, kind, blocks, pathname, site: testSite, apiPath: '/api' }),
    ...parts,
  }
}
