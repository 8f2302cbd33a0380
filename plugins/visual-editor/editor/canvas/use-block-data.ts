import { useEffect, useRef, useSyncExternalStore } from 'react'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import type { CraftBlockProps } from '@/plugins/visual-editor/editor/adapter'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

/**
 * What the block shows besides its settings. While new data is on its way the last one stays; a
 * block that was just added has none yet and shows itself empty.
 */
export function useBlockData(block: CraftBlockProps['block']): unknown {
  const { blockData, loadingTypes } = useBuilder()
  const loads = loadingTypes.has(block.type)
  const key = loads ? blockDataKey(block) : ''
  const read = () => (loads ? blockData.get(key) : undefined)
  const known = useSyncExternalStore(blockData.subscribe, read, read)
  const isKnown = loads && blockData.has(key)
  const last = useRef<unknown>(undefined)

  useEffect(() => {
    if (loads && !isKnown) {
      blockData.request({ key, type: block.type, props: block.props })
    }
  }, [blockData, loads, isKnown, key, block])

  if (isKnown) {
    last.current = known
  }
  return last.current
}
