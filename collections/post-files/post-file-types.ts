import { shownFileTypes } from '@/collections/_fields/upload-fields'

/** What a post may show. Recordings also as phones and studios make them: every browser plays them. */
export const postFileTypes: readonly string[] = [
  ...shownFileTypes,
  'audio/wav',
  'audio/x-wav',
  'audio/vnd.wave',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
  'application/pdf',
]
