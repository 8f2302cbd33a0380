import { pageFeatures } from '@/plugins/rich-text/features/client'
import type { ClientFeatures } from '@/plugins/rich-text/kit/editor-config'

const { polls: _, ...shown } = pageFeatures

/**
 * What mails can show of all that can be done with words. Films and posts of elsewhere become links, formulas
 * the letters they are written with, and boxes stand open. Only a poll needs a page, which counts its votes.
 */
export const mailFeatures: ClientFeatures = shown
