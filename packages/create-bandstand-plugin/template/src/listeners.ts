import { type Listeners, toolsOf } from '@bandstand/kit'
import { news } from './news.js'
import { settings } from './settings.js'

/** Each is called after the fact, at least once: what is done twice must not show. */
export const listeners: Listeners = {
  'release.published': async ({ profileId, data }, payload) => {
    const { addsReleases } = await toolsOf({ payload }).settings(profileId, settings)
    const text = `“${data.title}” is out`
    const same = { profile: { equals: profileId }, text: { equals: text } }
    const known = await payload.count({ collection: news.slug, where: same })
    if (addsReleases && known.totalDocs === 0) {
      await payload.create({ collection: news.slug, data: { profile: profileId, text } })
    }
  },
}
