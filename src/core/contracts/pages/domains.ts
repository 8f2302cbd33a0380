import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readDomain } from '@/src/core/urls/host'

const words = ownerMessages.domains

export const domainsPathParams = z.object({ profileId: id })
export const domainPathParams = domainsPathParams.extend({ domainId: id })

/** A domain as it is typed, or copied with all that a browser shows of its address. */
export const domainBody = z.strictObject({
  host: z
    .string()
    .max(300, words.wrong)
    .meta({ examples: ['www.luna-vale.example'] })
    .transform((text) =>
      text
        .trim()
        .replace(/^https?:\/\//i, '')
        .replace(/\/$/, ''),
    )
    .pipe(z.string().min(1, words.missing))
    .refine((text) => readDomain(text) !== null, words.wrong)
    .transform((text) => readDomain(text) ?? text),
})
export type DomainFields = z.output<typeof domainBody>

export const domainAddedAnswer = z.strictObject({ id: z.uuid() })

/** A DNS record that its owner sets. */
export type DomainRecord = { type: 'TXT' | 'CNAME'; name: string; value: string }

export type DomainView = {
  id: string
  host: string
  state: 'waiting' | 'proved' | 'missing'
  missingSince: string | null
  checkedAt: string | null
  isPrimary: boolean
  records: readonly DomainRecord[]
  /** With `www.` or without, when no domain of the site itself: it leads on to this one. */
  twin: string | null
}
