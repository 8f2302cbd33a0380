import type { BlockLoad } from '@bandstand/kit/blocks'
import type { NewsRow } from '../../news.js'
import type { definition } from './schema.js'

/** Runs on the server, for the site and for the canvas. */
export const load: BlockLoad<typeof definition.schema, NewsRow[]> = ({ props, context }) =>
  context.data.rows<NewsRow>('starter-news', { limit: props.atMost })
