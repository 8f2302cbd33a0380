import { useCallback, useEffect } from 'react'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { type EditedTheme, shownTheme } from '@/src/core/theme/edited-theme'

/** The theme as it is edited; renders again only when what `select` answers changes. */
export function useTheme<Value>(select: (theme: EditedTheme) => Value): Value {
  const { engine, site } = useBuilder()
  return useEngineValue(engine, () => select(themeOf({ engine, site })))
}

type ChangeTheme = (patch: Partial<EditedTheme>, key: string, withinMs?: number) => void

/** Changes the theme. Changes with the same key that follow each other closely undo as one. */
export function useChangeTheme(): ChangeTheme {
  const { engine, site } = useBuilder()
  return useCallback(
    (patch, key, withinMs) =>
      engine.setTheme({ ...themeOf({ engine, site }), ...patch }, `theme:${key}`, withinMs),
    [engine, site],
  )
}

function themeOf({ engine, site }: Pick<BuilderContext, 'engine' | 'site'>): EditedTheme {
  return engine.theme() ?? { ...site.getState().theme, logoId: '', avatarId: '' }
}

/** The canvas follows each change of the theme, undo and redo among them, in the same frame. */
export function useCanvasTheme({ engine, site }: Pick<BuilderContext, 'engine' | 'site'>): void {
  useEffect(
    () =>
      engine.watch(engine.theme, () => {
        const theme = engine.theme()
        if (theme) {
          site.setState({ theme: shownTheme(theme) })
        }
      }),
    [engine, site],
  )
}
