import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { blockDataKey, blockOfKey } from '@/plugins/visual-editor/block-data-key'
import type { CraftBlockProps } from '@/plugins/visual-editor/editor/adapter'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

type Shown = { data: unknown; isLoading: boolean }

/**
 * What the block shows besides its settings. While new data is on its way the last one stays; a
 * block that was just added has none yet and shows itself empty.
 */
export function useBlockData(block: CraftBlockProps['block']): Shown {
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
