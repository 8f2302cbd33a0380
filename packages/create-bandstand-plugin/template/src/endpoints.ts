import { publicEndpoint } from '@bandstand/kit'
import { z } from 'zod'
import { news } from './news.js'

/** `GET /api/public/starter/news?profileId=…`. A profileId is checked to be that of the site that is asked. */
export const listNews = publicEndpoint({
  method: 'get',
  path: '/public/starter/news',
  summary: 'News of a site, the newest first',
  query: z.object({ profileId: z.uuid() }),
  answer: z.object({ data: z.array(z.object({ id: z.string(), text: z.string() })) }),
  run: async ({ req, query: { profileId } }) => {
    // Visitors may read the collection by this call alone, so it asks with the system's rights.
    const { docs } = await req.payload.find({
      collection: news.slug,
      where: { profile: { equals: profileId } },
      sort: '-createdAt',
      depth: 0,
      limit: 20,
      overrideAccess: true,
      req,
    })
    return { data: docs.map(({ id, text }) => ({ id: String(id), text: String(text) })) }
  },
})
