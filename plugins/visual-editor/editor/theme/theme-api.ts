import {
  draftAndLive,
  liveDraft,
  publish,
  saveDraft,
} from '@/plugins/visual-editor/editor/save/calls/draft-calls'
import {
  isRecord,
  messageOf,
  readNumber,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { PublishResult, Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { sameJson } from '@/src/core/json'
import { slugs } from '@/src/core/slugs'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { type StoredTheme, storedTheme } from '@/src/core/theme/site-theme'

type Options = {
  apiPath: string
  /** Null while nothing was ever stored: the first save makes it. */
  themeId: string | null
  profileId: string
}

/** Calls about the theme of one site, with the signed-in owner's session. None of them throws. */
export function createThemeApi({ apiPath, themeId, profileId }: Options) {
  const collectionUrl = `${apiPath}/${slugs.themeSettings}`
  let id = themeId
  const url = () => `${collectionUrl}/${id}`

  /** What visitors see of a site without a theme; the draft follows. */
  const create = async (): Promise<SaveResult> => {
    const answer = await send(`${collectionUrl}?depth=0`, 'POST', {
      profile: profileId,
      headerLinks: [],
      _status: 'published',
    })
    if (!answer || answer.status >= 500) {
      return { kind: 'unreachable' }
    }
    // A site has one: it may be there since a call whose answer was lost, or by another window.
    const made = readPath(answer.body, ['doc', 'id']) ?? (await find())
    if (typeof made !== 'string') {
      return { kind: 'refused', message: messageOf(answer.body) }
    }
    id = made
    return { kind: 'saved', rev: 0 }
  }

  const find = async (): Promise<unknown> => {
    const query = new URLSearchParams({ depth: '0', 'where[profile][equals]': profileId })
    const answer = await send(`${collectionUrl}?${query}`, 'GET')
    return readPath(answer?.body, ['docs', '0', 'id'])
  }

  const read = async (query: string): Promise<Stored<EditedTheme> | null> => {
    const answer = await send(`${url()}?${query}`, 'GET')
    return answer?.status === 200 ? toStored(answer.body, apiPath) : null
  }

  return {
    async saveDraft(theme: EditedTheme, baseRev: number): Promise<SaveResult> {
      const made: SaveResult = id === null ? await create() : { kind: 'saved', rev: baseRev }
      return made.kind === 'saved'
        ? saveDraft(apiPath, url(), { ...toBody(theme), rev: made.rev })
        : made
    },

    asStored: (theme: EditedTheme) => storedTheme.safeParse(toBody(theme)).data,

    async isLive(): Promise<boolean | null> {
      const both = await draftAndLive(url())
      const [draft, live] = [both?.draft, both?.live].map(
        (body) => storedTheme.safeParse(body).data,
      )
      const isPublished = readPath(both?.live, ['_status']) === 'published'
      return draft && live ? isPublished && sameJson(draft, live) : null
    },

    publish: (rev: number): Promise<PublishResult> => publish(url(), rev),

    load: async () => (id === null ? null : read('draft=true&depth=0')),

    /** Publishes what is live once more, so that it is the latest draft, too. */
    async discard(rev: number): Promise<Stored<EditedTheme> | null> {
      const live = await read('depth=0')
      const body = live && { ...toBody(live.content), rev, _status: 'published' }
      const answer = body && (await send(`${url()}?depth=0`, 'PATCH', body))
      const next = readNumber(answer?.body, ['doc', 'rev'])
      return live && answer?.status === 200 && next !== undefined
        ? { content: live.content, rev: next }
        : toStored(await liveDraft(url()), apiPath)
    },
  }
}

function toBody({ logoId, avatarId, logo, ...theme }: EditedTheme): StoredTheme {
  const { pluginSettings = {} } = theme
  return { ...theme, pluginSettings, logo: logoId || null, avatar: avatarId || null }
}

async function toStored(body: unknown, apiPath: string): Promise<Stored<EditedTheme> | null> {
  const rev = readNumber(body, ['rev'])
  const parsed = storedTheme.safeParse(body)
  if (rev === undefined || !parsed.success) {
    return null
  }
  const { logo, avatar, ...theme } = parsed.data
  return {
    content: {
      ...theme,
      logo: logo ? await pictureUrl(apiPath, logo) : '',
      logoId: logo ?? '',
      avatarId: avatar ?? '',
    },
    rev,
  }
}

/** Address of a picture of the artist; '' when there is none any more. */
export async function pictureUrl(apiPath: string, id: string): Promise<string> {
  const answer = await send(`${apiPath}/${slugs.media}/${encodeURIComponent(id)}?depth=0`, 'GET')
  const url = isRecord(answer?.body) ? answer.body.url : ''
  return typeof url === 'string' ? url : ''
}
