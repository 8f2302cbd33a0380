import { allFeatures } from '@/plugins/rich-text/features'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { latersOf, loadLater } from '@/plugins/rich-text/kit/later'

/** All features with all that would be loaded when it is used. */
export const wholeFeatures: readonly RichTextFeature[] = [
  ...allFeatures,
  ...(await Promise.all(latersOf(allFeatures).map(loadLater))),
]
