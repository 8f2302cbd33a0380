'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { SpeechTools } from '@/plugins/rich-text/features/speech/speech-tools'
import { tools } from '@/plugins/rich-text/kit/feature'

/** Words that are read aloud, and words that are spoken in place of typed. */
export const SpeechFeatureClient = createClientFeature({
  toolbarFixed: { groups: [tools('speech', SpeechTools)] },
})
