import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import type { PayloadRequest, Where } from 'payload'
import { ZipFile } from 'yazl'
import { drawInvoice } from '@/plugins/commerce/invoices/draw-invoice'
import { timeZoneOf } from '@/plugins/commerce/money/queries/scope'
import { AppError } from '@/src/core/errors'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { asOwner } from '@/src/server/owner'
import { takesMoney } from '@/src/server/payments'
import { contentDisposition } from '@/src/server/storage/content-type'

const { monthMax } = studioLimits.invoices

/** Those of a site that its books have: of real money, or of test payments while there are no others. */
export const shownInvoices = (profileId: string): Where => ({
  profile: { equals: profileId },
  livemode: { equals: takesMoney() },
})

/**
 * All invoices and credit notes of a month by the clocks of the site, one PDF each, drawn while they are read.
 *
 * @throws {AppError} `NOT_FOUND` when there are none, `TOO_LARGE` for too many
 */
export async function monthArchive(
  req: PayloadRequest,
  profileId: string,
  month: string,
): Promise<Response> {
  const timeZone = await timeZoneOf(req, profileId)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
  const startOf = (name: string) => dateTimeAt(`${name}-01T00:00`, timeZone).toISOString()
  const { docs } = await req.payload.find({
    collection: slugs.invoices,
    where: {
      ...shownInvoices(profileId),
      and: [
        { issuedAt: { greater_than_equal: startOf(month) } },
        { issuedAt: { less_than: startOf(next) } },
      ],
    },
    sort: 'issuedAt',
    limit: monthMax + 1,
    pagination: false,
    select: { number: true },
    ...asOwner(req),
  })
  if (docs.length === 0) {
    throw new AppError('NOT_FOUND')
  }
  if (docs.length > monthMax) {
    throw new AppError('TOO_LARGE', { message: ownerMessages.invoices.tooMany })
  }
  const zip = new ZipFile()
  const packed = zip.outputStream as PassThrough
  const stream = packed.pipe(new PassThrough())
  // Without a throw nobody would learn of it: the file ends early, and does not open.
  const fill = async () => {
    for (const { id, number: name } of docs) {
      // No faster than it is read, and no further once nobody reads it.
      if (packed.writableNeedDrain) {
        await Promise.race([once(packed, 'drain'), once(stream, 'close')])
      }
      if (stream.destroyed) {
        return
      }
      const { document, issuedAt } = await req.payload.findByID({
        collection: slugs.invoices,
        id,
        depth: 0,
        // Found with the owner's rights; what is printed is hidden from lists.
        showHiddenFields: true,
        req,
      })
      const mtime = new Date(issuedAt)
      zip.addBuffer(await drawInvoice(document), `${name}.pdf`, { mtime, compress: false })
    }
    zip.end()
  }
  fill().catch((error: Error) => stream.destroy(error))
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(`invoices-${month}.zip`),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
