import { useCallback, useEffect } from 'react'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { sameJson } from '@/src/core/json'
import { type EditedTheme, shownTheme } from '@/src/core/theme/edited-theme'

/** The theme as it is edited; renders again only when what `select` answers changes. */
export function useTheme<Value>(select: (theme: EditedTheme) => Value): Value {
  const { engine, site } = useBuilder()
  return useEngineValue(engine, () => select(themeOf({ engine, site })))
}

type Sources = Pick<BuilderContext, 'engine' | 'site'>
type ChangeTheme = (patch: Partial<EditedTheme>, key: string, withinMs?: number) => void

/** As {@link changeTheme}. */
export function useChangeTheme(): ChangeTheme {
  const { engine, site } = useBuilder()
  return useCallback((...change) => changeTheme({ engine, site }, ...change), [engine, site])
}

/** Changes the theme. Changes with the same key that follow each other closely undo as one. */
export function changeTheme({ engine, site }: Sources, ...change: Parameters<ChangeTheme>): void {
  const [patch, key, withinMs] = change
  engine.setTheme({ ...themeOf({ engine, site }), ...patch }, `theme:${key}`, withinMs)
}

export function themeOf({ engine, site }: Sources): EditedTheme {
  return engine.theme() ?? { ...site.getState().theme, logoId: '', avatarId: '' }
}

/** The canvas follows each change of the theme, undo and redo among them, in the same frame. */
export function useCanvasTheme({ engine, site }: Sources): void {
  useEffect(() => {
    const follow = () => {
      const theme = engine.theme()
      if (theme) {
        site.setState({ theme: shownTheme(theme) })
      }
    }
    if (!isShown({ engine, site })) {
      follow()
    }
    return engine.watch(engine.theme, follow)
  }, [engine, site])
}

/** The canvas has the theme already; parts of the editor that open earlier may have changed it. */
function isShown({ engine, site }: Sources): boolean {
  const theme = engine.theme()
  return theme === null || sameJson(shownTheme(theme), site.getState().theme)
}
