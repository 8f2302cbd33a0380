import { z } from 'zod'
import { aheadProblem, localDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { pageSettings } from '@/src/core/contracts/pages/pages'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { themeMessages } from '@/src/core/messages/theme'
import { themeRegistry } from '@/src/core/theme/registry'
import { type ThemePresetName, themePresets } from '@/src/core/theme/theme-presets'

/** A moment as ISO date and time with its zone, or null for none. */
const isoDateTime = z.iso.datetime({ offset: true }).nullable()

/** When a page goes live and offline by itself. */
export const pageSchedule = z.object({ publishAt: isoDateTime, unpublishAt: isoDateTime })
export type PageSchedule = z.output<typeof pageSchedule>

/** Whether a page would go offline before it is live, or at the same moment. */
export function isOfflineFirst({ publishAt, unpublishAt }: PageSchedule): boolean {
  return Boolean(
    publishAt && unpublishAt && new Date(unpublishAt).getTime() <= new Date(publishAt).getTime(),
  )
}

export const scheduleBody = pageSchedule.partial()

/** What keeps a page from going live or offline at a date-time; empty for nothing. */
export function scheduleProblem(at: string): string {
  const { dateTimePast: past, dateTimeTooFar: tooFar } = ownerMessages.pages
  return aheadProblem(at, { daysMax: 2 * 365, past, tooFar })
}

/** Empty for none. */
const writtenDateTime = localDateTime(scheduleProblem).transform((text) =>
  text === '' ? null : new Date(text).toISOString(),
)

/** The schedule as it is written. */
export const pageScheduleForm = z
  .object({ publishAt: writtenDateTime, unpublishAt: writtenDateTime })
  .refine((schedule) => !isOfflineFirst(schedule), {
    path: ['unpublishAt'],
    message: ownerMessages.pages.offlineBeforeLive,
  })

export const discardBody = z.object({ rev: z.int().min(0) })
/** The draft after it, and what is left of the schedule: nothing is waiting to go live any more. */
export const discardAnswer = z.object({
  layout: z.unknown(),
  rev: z.int(),
  schedule: pageSchedule,
  settings: pageSettings,
  /** Those of the draft that was discarded. */
  formerSettings: pageSettings,
})

/** `windowId` tells windows of one person apart: the last one that closes lets go. */
export const lockBody = z.object({ takesOver: z.boolean().default(false), windowId: id.optional() })
export const unlockQuery = z.object({ windowId: id.optional() })
export const lockAnswer = z.object({
  /** Who else has the page open; null when the caller has it now. */
  holder: z.object({ name: z.string(), since: z.string() }).nullable(),
  /** The caller has it open in another window, too, here or on another device. */
  isOpenElsewhere: z.boolean(),
})
export type LockAnswer = z.output<typeof lockAnswer>
export type LockHolder = NonNullable<LockAnswer['holder']>

const pageVersionKinds = ['live', 'published', 'draft'] as const
/** A state of the page that can be looked at and brought back. */
const pageVersion = z.object({
  id: z.string(),
  savedAt: z.string(),
  /** `live` is what visitors see now. */
  kind: z.enum(pageVersionKinds),
  /** How many blocks are different from the version before; null for the oldest. */
  changes: z
    .object({ added: z.int(), changed: z.int(), moved: z.int(), removed: z.int() })
    .nullable(),
})
export type PageVersion = z.output<typeof pageVersion>
export const versionsAnswer = z.object({ versions: z.array(pageVersion) })
export const versionAnswer = z.object({ layout: z.unknown() })

/** Votes in the polls of a page: by the poll's uid, then the answer's. */
export const pollVotesAnswer = z.object({
  polls: z.record(z.string(), z.record(z.string(), z.int().min(0))),
})
export type PollVotesAnswer = z.output<typeof pollVotesAnswer>

/** Titles of other pages that link to where visitors find this one. */
export const linkingPagesAnswer = z.object({ titles: z.array(z.string()) })

export const previewAnswer = z.object({ url: z.string(), playToken: z.string() })

/** How someone who looks at a preview is treated: see {@link PreviewViewer}. */
export const previewViewer = z.union([z.literal(['signed-out', 'visitor']), z.guid()])

/** Body of `POST /profiles/{profileId}/theme-switch`. */
export const themeSwitchBody = z.strictObject({
  themeName: z
    .string()
    .refine((name) => themeRegistry().has(name), themeMessages.notInstalled)
    .meta({ examples: ['default'] }),
  /** Visitors see it from now on; without it only its home page is made ready to look at. */
  isLive: z.boolean(),
})

export type ThemeSwitchBody = z.output<typeof themeSwitchBody>

const themePresetNames = Object.keys(themePresets) as [ThemePresetName, ...ThemePresetName[]]

/** Body of `POST /profiles/{profileId}/first-steps`. */
export const firstStepsBody = z.strictObject({
  look: z.enum(themePresetNames),
  name: z.string().trim().min(1, ownerMessages.pages.siteNameMissing).max(limits.profile.nameMax),
  tagline: z.string().trim().max(limits.profile.taglineMax).default(''),
})
export type FirstStepsBody = z.output<typeof firstStepsBody>

/** `homeId` is the page to go on with. */
export const firstStepsAnswer = z.strictObject({ homeId: z.uuid().nullable() })
export type FirstStepsAnswer = z.output<typeof firstStepsAnswer>
