import type { Endpoint } from 'payload'
import { z } from 'zod'
import { staffOf, worksFor } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { pageNode } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { errorResponse } from '@/src/server/http/error-envelope'
import { readJson } from '@/src/server/http/request-body'
import { requestIdOf } from '@/src/server/http/request-context'
import { getSiteOf } from '@/src/server/site-data'

const bodySchema = z.object({
  blocks: z.array(pageNode.pick({ type: true, props: true })).max(limits.pageDocument.maxNodes),
})

/**
 * `POST /api/pages/:id/block-data`: what blocks with the given settings show, for an owner of the
 * page's profile. Reads only.
 */
export const blockDataEndpoint: Endpoint = {
  path: '/:id/block-data',
  method: 'post',
  handler: async (req) => {
    const requestId = requestIdOf(req)
    try {
      if (!staffOf(req)) {
        throw new AppError('NOT_SIGNED_IN')
      }
      const page = await req.payload
        .findByID({
          collection: slugs.pages,
          id: String(req.routeParams?.id),
          draft: true,
          depth: 0,
          select: { profile: true },
          overrideAccess: false,
          user: req.user,
          req,
        })
        .catch(() => null)
      const profileId = typeof page?.profile === 'object' ? page.profile?.id : page?.profile
      const site = profileId && worksFor(req, profileId) ? await getSiteOf(profileId) : null
      if (!site) {
        throw new AppError('NOT_FOUND')
      }
      const parsed = bodySchema.safeParse(
        await readJson(req as Request, limits.pageDocument.maxBytes),
      )
      if (!parsed.success) {
        throw new AppError('VALIDATION_FAILED', {
          errors: parsed.error.issues.map(({ path, message }) => ({
            field: path.join('.'),
            message,
          })),
        })
      }
      // The blocks' pictures import CSS, which tools that load the config alone cannot read.
      const { loadCanvasData } = await import('@/plugins/visual-editor/canvas-data')
      const data = await loadCanvasData(site, parsed.data.blocks)
      return Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      return errorResponse(error, requestId)
    }
  },
}
