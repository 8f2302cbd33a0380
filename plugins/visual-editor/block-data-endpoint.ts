import { z } from 'zod'
import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { type PageNode, pageNode } from '@/src/core/page-document/schema'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { getSiteOf } from '@/src/server/site-data'

const { maxBytes, maxNodes } = limits.pageDocument

const block = z.object({
  type: pageNode.shape.type,
  // Whatever came as JSON; a schema that says so refers to itself, which the API's description cannot.
  props: z.record(z.string(), z.custom<PageNode['props'][string]>()),
})

/** `POST /api/pages/:id/block-data`: what blocks with the given settings show. Reads only. */
export const blockDataEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/block-data',
  summary: 'What blocks with the given settings show on the site of a page',
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  body: z.object({ blocks: z.array(block).max(maxNodes) }),
  maxBytes,
  run: async ({ body, page }) => {
    const site = await getSiteOf(profileIdOf(page))
    if (!site) {
      throw new AppError('NOT_FOUND')
    }
    // The blocks' pictures import CSS, which tools that load the config alone cannot read.
    const { loadCanvasData } = await import('@/plugins/visual-editor/canvas-data')
    return { data: await loadCanvasData(site, body.blocks) }
  },
})
