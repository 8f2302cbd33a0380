import { useState, useSyncExternalStore } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { EditedSite, SiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import type { Theme } from '@/src/core/theme/schema'

/**
 * What a block may know about the site. The block is drawn again only when something changes that
 * it has looked at: colours and fonts reach most blocks as CSS variables alone, so that a page of
 * hundreds of blocks follows a colour in the same frame.
 */
export function useBlockContext(): EditedSite {
  const { site } = useBuilder()
  const [read] = useState(() => createContextReader(site))
  return useSyncExternalStore(site.subscribe, read, read)
}

export function createContextReader(site: SiteStore): () => EditedSite {
  const looked = new Set<keyof Theme>()
  let seen = site.getState()
  let shown = withWatchedTheme(site, looked)
  return () => {
    const now = site.getState()
    if (now !== seen) {
      const hasChanged =
        (Object.keys(now) as (keyof EditedSite)[]).some(
          (name) => name !== 'theme' && now[name] !== seen[name],
        ) || [...looked].some((name) => now.theme[name] !== seen.theme[name])
      seen = now
      if (hasChanged) {
        shown = withWatchedTheme(site, looked)
      }
    }
    return shown
  }
}

/** The site with a theme that notes what of it is read. */
function withWatchedTheme(site: SiteStore, looked: Set<keyof Theme>): EditedSite {
  const state = site.getState()
  const theme = {} as Theme
  for (const name of Object.keys(state.theme) as (keyof Theme)[]) {
    Object.defineProperty(theme, name, {
      enumerable: true,
      get: () => {
        looked.add(name)
        return site.getState().theme[name]
      },
    })
  }
  return { ...state, theme }
}
