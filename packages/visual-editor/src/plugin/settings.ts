import type { SanitizedCollectionConfig } from 'payload'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'

/** What the plugin leaves at a collection for its view. */
export type EditorSettings = { field: string; editor: string; definitions: BlockDefinitions }

export const settingsKey = 'visualEditor'

/** Where the revisions of a page are counted. */
export const revisionField = (field: string) => `${field}Rev`

export function settingsOf({ custom }: SanitizedCollectionConfig): EditorSettings | undefined {
  return custom?.[settingsKey]
}
