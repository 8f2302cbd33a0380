import type { BlockDataRequest } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import type { PageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import {
  draftAndLive,
  liveDraft,
  publish,
  saveDraft,
} from '@/plugins/visual-editor/editor/save/calls/draft-calls'
import { createLockCalls } from '@/plugins/visual-editor/editor/save/calls/lock-calls'
import {
  isRecord,
  messageOf,
  readNumber,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import {
  type PageSchedule,
  type PageVersion,
  type PollVotesAnswer,
  pageSchedule,
  pollVotesAnswer,
  previewAnswer,
  versionsAnswer,
} from '@/src/core/contracts/pages/page-calls'
import { type PageSettings, pageSettings } from '@/src/core/contracts/pages/pages'
import type { PageDocument } from '@/src/core/page-document/schema'
import { playFragment } from '@/src/core/urls/preview'

export type StoredPage = { layout: unknown; rev: number }
export type DiscardedPage = StoredPage & {
  schedule: PageSchedule | null
  settings: PageSettings | null
  formerSettings: PageSettings | null
}

/** Calls about one page, with the signed-in owner's session. Never throws for an answer of the server. */
export type PagesApi = ReturnType<typeof createPagesApi>

export function createPagesApi(apiPath: string, pageId: string) {
  const pageUrl = `${apiPath}/pages/${pageId}`
  return {
    ...createLockCalls(`${pageUrl}/lock`),

    saveDraft: (layout: PageDocument, baseRev: number, keepsFormer = false) =>
      saveDraft(apiPath, pageUrl, { layout, rev: baseRev }, keepsFormer),

    publish: (rev: number) => publish(pageUrl, rev),

    /** The latest draft of the page, and the live one, unchecked; null when they cannot be read. */
    draftAndLive: () => draftAndLive(pageUrl),

    /**
     * Makes the live page the draft again, and answers what is scheduled then; null when that failed.
     * Settings are null when the answer was lost.
     */
    async discard(rev: number): Promise<DiscardedPage | null> {
      const answer = await send(`${pageUrl}/discard`, 'POST', { rev })
      const body = answer?.status === 200 ? answer.body : await liveDraft(pageUrl)
      const stored = storedIn(body)
      return (
        stored && {
          ...stored,
          schedule: scheduleIn(body),
          settings: settingsIn(body, 'settings'),
          formerSettings: settingsIn(body, 'formerSettings'),
        }
      )
    },

    /** What visitors have of the page; null when nobody could be asked. */
    async status(): Promise<(PageStatus & { liveRev: number }) | null> {
      const query = 'depth=0&select[_status]=true&select[schedule]=true&select[rev]=true'
      const answer = await send(`${pageUrl}?${query}`, 'GET')
      const schedule = scheduleIn(answer?.body)
      return answer?.status === 200 && schedule
        ? {
            isLive: readPath(answer.body, ['_status']) === 'published',
            liveRev: readNumber(answer.body, ['rev']) ?? 0,
            schedule,
          }
        : null
    },

    /** Takes the page off the site; null when that worked, else what the server says. */
    async unpublish(): Promise<string | null> {
      const query = 'depth=0&select[rev]=true'
      const answer = await send(`${pageUrl}?${query}`, 'PATCH', { _status: 'draft' })
      return answer?.status === 200 ? null : messageOf(answer?.body)
    },

    /** Sets moments of the schedule; null takes one away. Answers the schedule, or what is wrong with it. */
    async schedule(change: Partial<PageSchedule>): Promise<PageSchedule | string> {
      const answer = await send(`${pageUrl}/schedule`, 'POST', change)
      const schedule = pageSchedule.safeParse(answer?.body)
      return answer?.status === 200 && schedule.success ? schedule.data : messageOf(answer?.body)
    },

    /** Former states of the page, newest first; null when they cannot be read. */
    async versions(): Promise<PageVersion[] | null> {
      const answer = await send(`${pageUrl}/versions`, 'GET')
      const parsed = versionsAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data.versions : null
    },

    /** The layout of a version, unchecked; null when it cannot be read. */
    async version(versionId: string): Promise<{ layout: unknown } | null> {
      const answer = await send(`${pageUrl}/versions/${versionId}`, 'GET')
      return answer?.status === 200 ? { layout: readPath(answer.body, ['layout']) } : null
    },

    /** How often the answers of the page's polls were chosen; none when that cannot be read. */
    async pollVotes(): Promise<PollVotesAnswer['polls']> {
      const answer = await send(`${pageUrl}/poll-votes`, 'GET')
      const parsed = pollVotesAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data.polls : {}
    },

    /**
     * Where the artist can see the draft as visitors and members will see it; null when there is no such
     * place now.
     */
    async previewUrl(): Promise<string | null> {
      const answer = await send(`${pageUrl}/preview`, 'POST', {})
      const preview = previewAnswer.safeParse(answer?.body)
      return answer?.status === 200 && preview.success
        ? `${preview.data.url}${playFragment}${preview.data.playToken}`
        : null
    },

    /** The latest draft on the server; null when it cannot be read. */
    async load(): Promise<StoredPage | null> {
      const answer = await send(`${pageUrl}?draft=true&depth=0`, 'GET')
      return answer?.status === 200 ? storedIn(answer.body) : null
    },

    /** What the given blocks show; blocks the server could not answer for are missing. */
    async blockData(requests: BlockDataRequest[]): Promise<Record<string, unknown>> {
      const blocks = requests.map(({ type, props }) => ({ type, props }))
      const answer = await send(`${pageUrl}/block-data`, 'POST', { blocks })
      const data = readPath(answer?.body, ['data'])
      return isRecord(data) ? data : {}
    },
  }
}

function scheduleIn(body: unknown): PageSchedule | null {
  return pageSchedule.safeParse(readPath(body, ['schedule'])).data ?? null
}

function settingsIn(body: unknown, key: string): PageSettings | null {
  return pageSettings.safeParse(readPath(body, [key])).data ?? null
}

function storedIn(body: unknown): StoredPage | null {
  const rev = readNumber(body, ['rev'])
  return rev === undefined ? null : { layout: readPath(body, ['layout']), rev }
}
