import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { createThemeApi } from '@/plugins/visual-editor/editor/theme/theme-api'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { mergeThemes } from '@/src/core/theme/merge-themes'

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'site' | 'apiPath'>
  stored: BuilderProps['theme']
}

/** The theme as something that is saved: one for the whole site, whichever page is open. */
export function createThemePart({ builder: { engine, site, apiPath }, stored }: Options) {
  const profileId = site.getState().profile.id
  return createSavePart<EditedTheme>({
    name: 'theme',
    rev: stored.rev,
    hasUnpublished: stored.hasUnpublished,
    hasVersions: false,
    source: {
      read: () => engine.theme() ?? stored.content,
      subscribe: (onChange) => engine.watch(engine.theme, onChange),
      // A key of its own for each, so that undo brings back what was there before.
      replace: (theme, _tied, key = `replaced:${performance.now()}`) =>
        engine.setTheme(theme, key, Number.POSITIVE_INFINITY),
      adopt: (theme) => engine.adopt({ theme }),
    },
    merge: mergeThemes,
    server: createThemeApi({ apiPath, themeId: stored.id, profileId }),
    copies: createCopyStore<EditedTheme>(`theme:${profileId}`),
  })
}
