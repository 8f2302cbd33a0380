import { useMemo } from 'react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'

/** What can be put in here: without what the surroundings do nothing for. */
export function useInserts(features: readonly RichTextFeature[]): readonly Insert[] {
  const host = useRichTextHost()
  return useMemo(
    () =>
      features
        .flatMap(({ inserts }) => inserts ?? [])
        .filter(({ needs }) => needs === undefined || host[needs] !== undefined),
    [features, host],
  )
}
