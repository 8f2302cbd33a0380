import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { scheduleEndpoint } from '@/plugins/visual-editor/endpoints/schedule'
import { versionEndpoints } from '@/plugins/visual-editor/endpoints/versions'
import { linkingPages } from '@/plugins/visual-editor/pages/linking-pages'
import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import {
  discardAnswer,
  discardBody,
  linkingPagesAnswer,
  lockAnswer,
  lockBody,
  pollVotesAnswer,
  previewAnswer,
  unlockQuery,
} from '@/src/core/contracts/pages/page-calls'
import { settingsAnswer, settingsBody } from '@/src/core/contracts/pages/pages'
import { AppError } from '@/src/core/errors'
import { sameJson } from '@/src/core/json'
import { mergeSettings } from '@/src/core/page-document/merge/merge-settings'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { lockDocument } from '@/src/server/database/locks'
import { lockedPage, releaseLock, takeLock } from '@/src/server/document-lock'
import { requireOwnDocument } from '@/src/server/owner'
import { signPlay, signPreview } from '@/src/server/pages/preview-token'
import { countTextPollVotes } from '@/src/server/polls/count-text-poll-votes'
import { siteOrigin } from '@/src/server/tenancy'
import { withTx } from '@/src/server/transaction'

/** Into the draft; visitors see it once the page is published. */
const settingsEndpoint = definePageEndpoint({
  method: 'patch',
  path: '/:id/settings',
  summary:
    'Changes name, address and search settings of a draft, beside what another window changed',
  answer: settingsAnswer,
  body: settingsBody,
  failures: ['CONFLICT'],
  run: ({ req, body, page: { id } }) =>
    withTx(req, async () => {
      await lockDocument(req, slugs.pages, id)
      const theirs = settingsOf(await requireOwnDocument(req, slugs.pages, id, { draft: true }))
      const { settings, conflicts } = mergeSettings({ ...body, theirs })
      if (sameJson(settings, theirs)) {
        return { settings, conflicts }
      }
      const { seo, ...rest } = settings
      const saved = await req.payload.update({
        collection: slugs.pages,
        id,
        data: { ...rest, seo: { ...seo, image: seo.image || null }, _status: 'draft' },
        draft: true,
        autosave: true,
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        user: req.user,
        req,
      })
      return { settings: settingsOf(saved), conflicts }
    }),
})

/**
 * Makes what visitors see the draft again. The draft that was discarded stays among the versions; a
 * moment at which it was to go live ends with it, one at which the page goes offline stays.
 *
 * @throws {AppError} `CONFLICT` for a page that is not live, `STALE_REVISION` when somebody saved since
 */
const discardEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/discard',
  summary: 'Takes back everything that was not published',
  answer: discardAnswer,
  body: discardBody,
  failures: ['CONFLICT'],
  run: ({ req, body, page: { id } }) =>
    withTx(req, async () => {
      await lockDocument(req, slugs.pages, id)
      const page = await requireOwnDocument(req, slugs.pages, id)
      if (page._status !== 'published') {
        throw new AppError('CONFLICT', { message: 'This page is not live yet.' })
      }
      // Publishing the live page again is what puts it before its drafts.
      req.data = { rev: body.rev }
      const { title, pathname, seo, layout } = page
      const former = await requireOwnDocument(req, slugs.pages, id, { draft: true })
      const restored = await req.payload.update({
        collection: slugs.pages,
        id,
        data: { title, pathname, seo, layout, _status: 'published' },
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        user: req.user,
        req,
      })
      const { publishAt = null, unpublishAt = null } = restored.schedule ?? {}
      return {
        layout: restored.layout,
        rev: restored.rev,
        schedule: { publishAt, unpublishAt },
        settings: settingsOf(restored),
        formerSettings: settingsOf(former),
      }
    }),
})

/**
 * Where the latest draft can be seen as visitors will see it. The address works for half an hour and may
 * be handed on; the token, with which the artist plays members, may not.
 */
const previewEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/preview',
  summary: 'An address at which the latest draft can be seen',
  answer: previewAnswer,
  run: async ({ page }) => {
    const profileId = profileIdOf(page)
    const origin = await siteOrigin(profileId)
    if (!origin) {
      throw new AppError('NOT_FOUND')
    }
    return {
      url: `${origin}/meta/preview/${signPreview({ pageId: page.id, profileId })}`,
      playToken: signPlay(profileId),
    }
  },
})

const take = definePageEndpoint({
  method: 'post',
  path: '/:id/lock',
  summary: 'Keeps the page to oneself while it is edited, or tells who has it',
  failures: ['CONFLICT'],
  answer: lockAnswer,
  body: lockBody,
  run: ({ req, body, page, owner }) =>
    takeLock(req, lockedPage(page.id), { userId: owner.id, ...body }),
})

const release = definePageEndpoint({
  method: 'delete',
  path: '/:id/lock',
  summary: 'Lets others edit the page',
  failures: ['CONFLICT'],
  query: unlockQuery,
  run: ({ req, query, page, owner }) =>
    releaseLock(req, lockedPage(page.id), { userId: owner.id, ...query }),
})

const lockEndpoints = [take, release]

/** `GET /api/pages/:id/linking-pages`: which other pages lose something when this one goes. */
const linkingPagesEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/linking-pages',
  summary: 'Other pages of the site that link to where visitors find this one',
  answer: linkingPagesAnswer,
  run: async ({ req, page }) => ({
    titles: await linkingPages(req, {
      profileId: profileIdOf(page),
      pageId: page.id,
      pathname: page.pathname,
    }),
  }),
})

/** `GET /api/pages/:id/poll-votes`: what the artist sees of the polls while writing. */
const pollVotesEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/poll-votes',
  summary: 'How often each answer of the polls in a page was chosen',
  answer: pollVotesAnswer,
  run: async ({ req, page }) => ({ polls: await countTextPollVotes(req, page.id) }),
})

/** What the editor asks about one page besides reading and saving it. */
export const documentEndpoints = [
  ...lockEndpoints,
  ...versionEndpoints,
  settingsEndpoint,
  discardEndpoint,
  scheduleEndpoint,
  previewEndpoint,
  pollVotesEndpoint,
  linkingPagesEndpoint,
]
