import { useEffect, useState } from 'react'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { usePageSize } from '@/plugins/visual-editor/editor/shell/devices'

/** Distances that a block has on the page now, set or not, in whole pixels. */
export function useLaidOut(id: string): { above: string; below: string } {
  const { elements } = useBuilder()
  const page = usePage()
  const { widthPx } = usePageSize()
  const [laidOut, setLaidOut] = useState({ above: '', below: '' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or width has other distances
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = elements.page?.querySelector<HTMLElement>(`[data-block-id="${id}"]`)
      if (element) {
        const { marginTop, marginBottom } = getComputedStyle(element)
        const [above, below] = [whole(marginTop), whole(marginBottom)]
        setLaidOut((current) =>
          current.above === above && current.below === below ? current : { above, below },
        )
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [elements, id, page, widthPx])

  return laidOut
}

const whole = (length: string) => String(Math.round(Number.parseFloat(length) || 0))
