import { z } from 'zod'
import { endpointState } from '@/src/core/contracts/webhooks/endpoints'
import { type Company, companies } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.measurement
const { tokenLetters, testCodeMax } = studioLimits.measurement

/** What each company calls what purchases are counted for, and what that looks like. */
const pixelIds: Readonly<Record<Company, RegExp>> = {
  meta: /^\d{10,20}$/,
  google: /^G-[A-Z0-9]{6,12}$/,
  tiktok: /^[A-Z0-9]{16,24}$/,
}

const written = z.string().trim()

/** Letters in ids of Google and TikTok are capitals, whichever case is typed. */
const pixelId = written
  .max(40)
  .toUpperCase()
  .meta({ examples: ['1234567890123456'] })

const token = written
  .regex(/^\S*$/, words.tokenSpaces)
  .refine((text) => /^[\x21-\x7e]*$/.test(text), words.tokenWrong)

const sized = token
  .min(1, words.tokenMissing)
  .min(tokenLetters.min, words.tokenWrong)
  .max(tokenLetters.max, words.tokenWrong)
  .meta({ examples: ['EAAG1234567890'] })

function refuseWrongId(
  { company, pixelId }: { company: Company; pixelId: string },
  context: z.RefinementCtx,
): void {
  const { idMissing, idWrong } = words.of[company]
  if (!pixelIds[company].test(pixelId)) {
    const message = pixelId ? idWrong : idMissing
    context.addIssue({ code: 'custom', path: ['pixelId'], message })
  }
}

/** Which company is told of purchases, for which pixel, and what lets us in there. */
export const connectionBody = z
  .strictObject({ company: z.enum(companies), pixelId, token: sized })
  .superRefine(refuseWrongId)
export type ConnectionFields = z.output<typeof connectionBody>

/** As {@link connectionBody}; without a token the one that is known stays. */
export const connectionChange = z
  .strictObject({
    company: z.enum(companies),
    pixelId,
    token: z.union([z.literal(''), sized]),
  })
  .superRefine(refuseWrongId)
export type ConnectionChange = z.output<typeof connectionChange>

/** Where the company shows the test; Google has a place of its own for them and needs none. */
export const testBody = z.strictObject({
  testCode: written
    .max(testCodeMax, words.testCodeWrong)
    .regex(/^[\w-]*$/, words.testCodeWrong)
    .meta({ examples: ['TEST12345'] })
    .default(''),
})

const connection = endpointState.extend({
  company: z.enum(companies),
  pixelId: z.string(),
})
export type ConnectionView = z.infer<typeof connection>

export const connectionsAnswer = z.strictObject({ connections: z.array(connection) })
export type ConnectionsAnswer = z.infer<typeof connectionsAnswer>

export const connectionMadeAnswer = z.strictObject({ id: z.uuid() })
