'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { keepIndentsShallow } from '@/plugins/rich-text/features/lists/keep-indents-shallow'
import { behaviour } from '@/plugins/rich-text/kit/feature'

/** How deep the lists of Payload's own features may go. */
export const ListDepthFeatureClient = createClientFeature({
  plugins: [behaviour(keepIndentsShallow)],
})
