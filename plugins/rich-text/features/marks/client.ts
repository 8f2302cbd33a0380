'use client'

import { HIGHLIGHT } from '@lexical/markdown'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'

/** Formats of letters that Payload has no feature for; the toolbar sets them. */
export const MarksFeatureClient = createClientFeature({
  enableFormats: ['highlight', 'uppercase', 'lowercase', 'capitalize'],
  markdownTransformers: [HIGHLIGHT],
})
