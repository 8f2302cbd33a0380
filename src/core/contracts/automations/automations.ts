import { z } from 'zod'
import { personTag } from '@/src/core/contracts/audience/segments'
import { id } from '@/src/core/contracts/ids'
import type { WebhookEvent } from '@/src/core/contracts/webhooks/events'
import { hasBrokenTag, tagsIn } from '@/src/core/email/tags'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { studioLimits } from '@/src/core/studio-limits'

const { nameMax, actionsMax, subjectMax, textBytesMax, waitDaysMax, codeDaysMax, page } =
  studioLimits.automations
const words = ownerMessages.automations

type Trigger = {
  /** What the outbox tells of. All of these name a person. */
  event: WebhookEvent
  /** What it may be narrowed to. */
  asks: 'product' | 'show' | 'tier' | 'list'
}

/** What may set an automation off. */
export const automationTriggers = {
  subscribed: { event: 'subscriber.confirmed', asks: 'list' },
  left: { event: 'subscriber.left', asks: 'list' },
  bought: { event: 'order.paid', asks: 'product' },
  ticket: { event: 'order.paid', asks: 'show' },
  sent: { event: 'order.shipped', asks: 'product' },
  refunded: { event: 'order.refunded', asks: 'product' },
  joined: { event: 'membership.started', asks: 'tier' },
  changed: { event: 'membership.changed', asks: 'tier' },
  ended: { event: 'membership.ended', asks: 'tier' },
  came: { event: 'ticket.checked_in', asks: 'show' },
} as const satisfies Record<string, Trigger>
export type AutomationTrigger = keyof typeof automationTriggers

export const automationTriggerNames = Object.keys(automationTriggers) as [
  AutomationTrigger,
  ...AutomationTrigger[],
]

/** Stands in a mail for the fan's first name, and for a code of their own. */
const knownTags: ReadonlySet<string> = new Set(['firstName', 'code'])

/** What may be in it is for the gate of rich texts, where it is stored. */
const richText = z
  .custom<RichTextDoc>(
    (doc) => z.object({ root: z.object({ type: z.literal('root') }) }).safeParse(doc).success,
    words.textMissing,
  )
  .refine((doc) => says(doc.root), words.textMissing)
  .refine((doc) => JSON.stringify(doc).length <= textBytesMax, words.textTooLong)

const shared = {
  /** By it a run knows what was done already, whatever else changes. */
  id,
  /** After the action before it, or after what happened. */
  waitHours: z
    .int(words.waitWrong)
    .min(0, words.waitWrong)
    .max(waitDaysMax * 24, words.waitWrong),
}

const mailAction = z
  .strictObject({
    ...shared,
    kind: z.literal('mail'),
    subject: z.string().trim().min(1, words.subjectMissing).max(subjectMax),
    text: richText,
    /** A code that works once, for this person alone; null for none. */
    code: z
      .strictObject({
        percent: z.int(words.percentWrong).min(1, words.percentWrong).max(100, words.percentWrong),
        days: z.int(words.daysWrong).min(1, words.daysWrong).max(codeDaysMax, words.daysWrong),
      })
      .nullable(),
  })
  .superRefine(({ subject, text, code }, context) => {
    const tags = tagsIn([subject, text])
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['text'], message })
    if (hasBrokenTag([subject, text]) || [...tags].some((tag) => !knownTags.has(tag))) {
      refuse(words.tagUnknown)
    } else if (code && !tags.has('code')) {
      refuse(words.codeUnsaid)
    } else if (!code && tags.has('code')) {
      refuse(words.codeMissing)
    }
  })

const tagAction = z.strictObject({ ...shared, kind: z.literal('tag'), tag: personTag })

const listAction = z.strictObject({
  ...shared,
  kind: z.literal('list'),
  listId: z.guid(words.listMissing),
})

const automationAction = z.discriminatedUnion('kind', [mailAction, tagAction, listAction])
export type AutomationAction = z.output<typeof automationAction>
export type ActionKind = AutomationAction['kind']

/** What an artist writes. */
export const automationBody = z.strictObject({
  name: z.string().trim().min(1, words.nameMissing).max(nameMax),
  trigger: z.enum(automationTriggerNames),
  /** The one product, show, tier or list; null: any. */
  aboutId: id.nullable(),
  oncePerPerson: z.boolean(),
  actions: z
    .array(automationAction)
    .min(1, words.actionMissing)
    .max(actionsMax)
    .refine((actions) => new Set(actions.map((action) => action.id)).size === actions.length)
    .meta({
      examples: [
        [{ id: '2f1a6c1e-8f0e-4d0e-9c55-0d6f3e8f4f11', kind: 'tag', waitHours: 0, tag: 'new' }],
      ],
    }),
})
export type AutomationFields = z.output<typeof automationBody>

const changedAt = z.iso.datetime()
export const automationChange = automationBody.extend({
  changedAt: changedAt
    .nullable()
    .describe('When what was seen of it was changed; null writes over what others changed since'),
})
export const automationChanged = z.strictObject({ changedAt })

export const runStates = ['waiting', 'done', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** What became of an action for one person. */
export type ActionOutcome = {
  actionId: string
  kind: ActionKind
  /** ISO. */
  at: string
  outcome: 'done' | 'skipped' | 'failed'
  /** Why, or with which code; in words for the artist. */
  note: string
}

export type AutomationView = AutomationFields & {
  id: string
  changedAt: string
  isOn: boolean
  counts: Record<RunState, number>
}

export type RunView = {
  id: string
  email: string
  /** Null once nobody is known by the address. */
  personId: string | null
  state: RunState
  occurredAt: string
  dueAt: string
  outcomes: ActionOutcome[]
}

export const automationsPathParams = z.object({ profileId: id })
export const automationPathParams = automationsPathParams.extend({ automationId: id })
export const runPathParams = automationPathParams.extend({ runId: id })
export const automationMade = z.strictObject({ id: z.uuid() })
export const automationSwitch = z.strictObject({ isOn: z.boolean() })

export const runsQuery = z.object({
  state: z.enum(runStates).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export const runsPerPage = page

/** Whether there is anything to read or to see, in what anybody may have sent. */
function says(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) {
    return false
  }
  const { text, type, children }: Partial<Record<keyof RichTextNode, unknown>> = node
  return (
    (typeof text === 'string' && text.trim() !== '') ||
    type === 'image' ||
    (Array.isArray(children) && children.some(says))
  )
}
