import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { blockDataKey, blockOfKey } from '@/plugins/visual-editor/block-data-key'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { EditedSite, SiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { readProps } from '@/src/core/page-document/props'
import type { PageNode } from '@/src/core/page-document/schema'
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

type Shown = { data: unknown; isLoading: boolean }

/**
 * What the block shows besides its settings. While new data is on its way the last one stays; a
 * block that was just added has none yet and shows itself empty.
 */
export function useBlockData(block: Pick<PageNode, 'type' | 'props'>): Shown {
  const { blockData, blocks, loadingTypes } = useBuilder()
  const { type, props } = block
  const loads = loadingTypes.has(type) && blocks.get(type)?.definition.asks?.(props) !== false
  const key = useMemo(() => (loads ? blockDataKey({ type, props }) : ''), [loads, type, props])
  const read = () => (loads ? blockData.get(key) : undefined)
  const known = useSyncExternalStore(blockData.subscribe, read, read)
  const isKnown = loads && blockData.has(key)
  const last = useRef<unknown>(undefined)

  useEffect(() => {
    if (loads && !isKnown) {
      blockData.request({ key, ...blockOfKey(key) })
    }
  }, [blockData, loads, isKnown, key])

  if (isKnown) {
    last.current = known
  }
  return { data: last.current, isLoading: loads && last.current === undefined }
}

/**
 * What a block is drawn with. Words that are being written are not read through again with every
 * pause: the writing tools draw them, and know what is in them.
 */
export function renderedProps(
  { definition, editor: { richTextProp } }: EditorBlock,
  props: PageNode['props'],
  isWriting: boolean,
): Record<string, unknown> {
  if (!isWriting || !richTextProp || props[richTextProp] === undefined) {
    return readProps(definition, props)
  }
  const { [richTextProp]: words, ...others } = props
  return { ...readProps(definition, others), [richTextProp]: words }
}

/** What can be set beside a block: all but its words. */
export function settingsOf(
  { definition, editor: { richTextProp } }: EditorBlock,
  props: PageNode['props'],
): Record<string, unknown> {
  const { [richTextProp ?? '']: _, ...settings } = props
  return readProps(definition, settings)
}
