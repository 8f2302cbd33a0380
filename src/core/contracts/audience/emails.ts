import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { type PageNode, pageNode } from '@/src/core/page-document/schema'

/** Which email of which site, in `/profiles/{profileId}/emails/{key}`. */
export const ownEmailPath = z.object({ profileId: id, key: z.string().max(60) })

const subject = z.string().max(limits.email.subjectMax)

/** A whole email as it is written: unchecked blocks, which the gate reads. */
export const writtenEmail = z.strictObject({
  subject,
  // Whatever came as JSON; the gate of emails says what is wrong with it.
  layout: z
    .custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null)
    .meta({ examples: [{}] }),
})
export type WrittenEmail = z.output<typeof writtenEmail>

/** Body of `PUT`: with the revision that it grew from, 0 for what is shipped. */
export const emailToSave = z.strictObject({ ...writtenEmail.shape, rev: z.int().min(0) })

/** Body of `POST …/publish` and `…/discard`: the revision that is seen now. */
export const emailRevision = z.strictObject({ rev: z.int().min(0) })

/** An email as it is written: the draft where there is one, else what is sent. */
export const storedEmail = z.strictObject({
  subject: z.string(),
  layout: z.record(z.string(), z.unknown()),
  rev: z.int(),
  /** The artist has changed it; otherwise it is as shipped. */
  isChanged: z.boolean(),
  /** It is not sent like this yet. */
  hasUnpublished: z.boolean(),
})
export type StoredEmail = z.output<typeof storedEmail>

/** The email with sample values, as people get it. */
export const emailPreviewAnswer = z.strictObject({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type EmailPreview = z.output<typeof emailPreviewAnswer>

/** Where a test went, and whether this server sends mail at all: otherwise it stands in the mail log alone. */
export const emailTestAnswer = z.strictObject({ to: z.string(), hasMailServer: z.boolean() })
export type EmailTest = z.output<typeof emailTestAnswer>

/** Body of `POST …/block-data`. */
export const emailBlockData = z.strictObject({
  blocks: z
    .array(
      z.object({
        type: pageNode.shape.type,
        props: z.record(z.string(), z.custom<PageNode['props'][string]>()),
      }),
    )
    .max(limits.pageDocument.maxNodes),
})
