import { Readable } from 'node:stream'
import { packSite } from '@/plugins/take-along/pack-site'
import { idParams } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import { contentDisposition } from '@/src/server/storage/content-type'

/** `GET /profiles/{id}/take-along.zip`. */
export const takeAlongEndpoint = definePublicEndpoint({
  method: 'get',
  path: '/:id/take-along.zip',
  summary: 'Everything that belongs to a site in one ZIP, for its owner',
  status: 200,
  params: idParams,
  subject: 'takeAlong',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
  rateLimit: 'takeAlong',
  run: async ({ req, params: { id } }) => {
    await recordExport(req, { profileId: id, what: ownerMessages.audit.everything })
    const packed = await packSite(req.payload, id)
    const day = new Date().toISOString().slice(0, 10)
    return new Response(Readable.toWeb(packed) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition(`site-${day}.zip`),
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})
