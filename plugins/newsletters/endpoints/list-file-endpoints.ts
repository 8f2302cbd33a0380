import type { Endpoint, PayloadRequest } from 'payload'
import { exportSubscribers } from '@/plugins/newsletters/export-subscribers'
import { checkCsv } from '@/plugins/newsletters/import/check-csv'
import type { Mailable } from '@/plugins/newsletters/import/consent-columns'
import { importSubscribers } from '@/plugins/newsletters/import/import-subscribers'
import { readAddresses } from '@/plugins/newsletters/import/read-addresses'
import { importCheck, importQuery, importReport } from '@/src/core/contracts/audience/email-lists'
import { idParams } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import { idOf } from '@/src/server/site-data/visitor-read'
import { type DecodedText, decodeText } from '@/src/server/text-files/decode-text'
import { readCsv } from '@/src/server/text-files/read-csv'

const failures = ['VALIDATION_FAILED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const

const check = definePublicEndpoint({
  method: 'post',
  path: '/:id/import/check',
  summary: 'Looks at a CSV file, which is the body: its columns and rows. Nothing is stored',
  answer: importCheck,
  params: idParams,
  subject: 'audience',
  failures,
  rateLimit: 'subscriberImport',
  run: async ({ req, params: { id } }) => {
    await requireOwnDocument(req, slugs.emailLists, id)
    const { text, isGuessed } = await csvOf(req)
    return { ...(await checkCsv(readCsv(text))), isGuessed }
  },
})

const take = definePublicEndpoint({
  method: 'post',
  path: '/:id/import',
  summary:
    'Puts the addresses in a column of a CSV file, which is the body, on an email list, with the consent that the artist declares. Whoever is on it or has left it stays as they are',
  answer: importReport,
  params: idParams,
  query: importQuery,
  subject: 'audience',
  failures,
  rateLimit: 'subscriberImport',
  run: async ({ req, params: { id }, query: { column, mailable } }) => {
    const list = await requireOwnDocument(req, slugs.emailLists, id)
    const { text } = await csvOf(req)
    const { consent } = await checkCsv(readCsv(text))
    const reading = { column, consent, mailable: readMailable(mailable) }
    const addresses = await readAddresses(readCsv(text), reading)
    return importSubscribers(req, { id, profileId: idOf(list.profile) ?? '' }, addresses)
  },
})

const download = definePublicEndpoint({
  method: 'get',
  path: '/:id/export',
  summary: 'All addresses of an email list as a CSV file, whatever their status',
  status: 200,
  params: idParams,
  subject: 'audience',
  rateLimit: 'subscriberExport',
  run: async ({ req, params: { id } }) => {
    const list = await requireOwnDocument(req, slugs.emailLists, id)
    await recordExport(req, {
      profileId: profileIdOf(list),
      what: ownerMessages.audit.subscribers(list.name),
      of: { collection: slugs.emailLists, id, label: list.name },
    })
    return exportSubscribers(req, id)
  },
})

/** @throws {AppError} `UNSUPPORTED_MEDIA`, or `TOO_LARGE` before anything is read; else as {@link decodeText} */
async function csvOf({ headers, body }: PayloadRequest): Promise<DecodedText> {
  if (!/^text\/csv\b/i.test(headers.get('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA')
  }
  if (Number(headers.get('content-length') ?? 0) > limits.subscriberImport.bytes) {
    throw new AppError('TOO_LARGE')
  }
  return decodeText((body ?? []) as unknown as AsyncIterable<Uint8Array>)
}

/** `3:0.2,5:*` */
function readMailable(mailable = ''): Mailable {
  const columns = mailable.split(',').filter(Boolean)
  return new Map(
    columns.map((each) => {
      const [index, places = ''] = each.split(':')
      const chosen = places === '*' ? null : places.split('.').filter(Boolean).map(Number)
      return [Number(index), chosen]
    }),
  )
}

/** Calls about what is on a list, below `/api/email-lists`. */
export const listFileEndpoints: Endpoint[] = [check, take, download]
