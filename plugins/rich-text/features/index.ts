import { links } from '@/plugins/rich-text/features/links'
import { lists } from '@/plugins/rich-text/features/lists'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** Everything that can be done with words, one folder each; menus keep this order. */
export const allFeatures: readonly RichTextFeature[] = [lists, links]
