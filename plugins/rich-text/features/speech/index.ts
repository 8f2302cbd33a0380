import { SpeechTools } from '@/plugins/rich-text/features/speech/speech-tools'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** Words that are read aloud, and words that are spoken in place of typed. */
export const speech: RichTextFeature = { name: 'speech', Tools: SpeechTools }
