import { definePlugin } from '@bandstand/kit'
import { listNews } from './endpoints.js'
import { listeners } from './listeners.js'
import { news } from './news.js'

export const starterPlugin = definePlugin({
  slug: 'starter',
  ownCollections: [news],
  // Module paths, so that the editor's code never reaches visitors, and none of it loads with the server.
  blocks: { news: 'bandstand-plugin-starter/blocks/news' },
  settings: 'bandstand-plugin-starter/settings',
  publicEndpoints: [listNews],
  listeners,
})
