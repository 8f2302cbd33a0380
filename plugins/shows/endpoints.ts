import type { Endpoint } from 'payload'
import { changeShow, changeShows } from '@/plugins/shows/list/change-shows'
import { readShows } from '@/plugins/shows/list/read-shows'
import { copyShow, makeShow, makeShows } from '@/plugins/shows/many/make-shows'
import { readShow } from '@/plugins/shows/show/read-show'
import { saveShow, setShowState } from '@/plugins/shows/show/save-show'
import {
  makeShowsAnswer,
  newShowAnswer,
  showAnswer,
  showListAnswer,
  zoneAnswer,
} from '@/src/core/contracts/events/show-answers'
import {
  changeShowsBody,
  listShowsQuery,
  makeShowsBody,
  newShowBody,
  showBody,
  showForm,
  showPath,
  showStateBody,
  showsPath,
  zoneQuery,
} from '@/src/core/contracts/events/shows'
import { listChangesAnswer } from '@/src/core/contracts/list-changes'
import { cursorQuery, pageOf, showItem } from '@/src/core/contracts/owner-api/lists'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { byKey } from '@/src/server/owner-api/by-key'
import { changerOf } from '@/src/server/owner-api/change-fields'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { findZone } from '@/src/server/shows/find-zone'
import { withTx } from '@/src/server/transaction'

const path = '/:profileId/shows'
const ownedProfile = ({ params }: { params: { profileId: string } }) => params.profileId
// The words, and the rest of the form.
const maxBytes = limits.richText.bytesMax + 100_000
const showChanges = showForm.partial()
const newShowFilled = showForm.partial().required({ date: true, time: true, timeZone: true })
const ofSite = { params: showsPath, subject: 'shows', ownedProfile } as const
const ofShow = { params: showPath, subject: 'shows', ownedProfile } as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary: 'Shows of a site by date, with how many tickets were sold',
  answer: showListAnswer,
  query: listShowsQuery,
  rateLimit: 'showRead',
  run: ({ req, params: { profileId }, query }) => readShows(req, profileId, query),
})

const make = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A draft of a show on a day, to write on',
  answer: newShowAnswer,
  body: newShowBody,
  rateLimit: 'showChange',
  run: async ({ req, params: { profileId }, body }) => ({
    id: await makeShow(req, { profileId, ...body }),
  }),
})

const change = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: `${path}/change`,
  summary: 'Does the same to several shows; what one refuses does not stop the others',
  answer: listChangesAnswer,
  body: changeShowsBody,
  rateLimit: 'showChange',
  run: ({ req, params: { profileId }, body }) => changeShows(req, { profileId, ...body }),
})

const makeMany = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: `${path}/many`,
  summary: 'Makes many shows at once, all of them or none',
  answer: makeShowsAnswer,
  body: makeShowsBody,
  // Rows of a file, and the words that all have.
  maxBytes: studioLimits.shows.importBytes + limits.richText.bytesMax,
  rateLimit: 'showsMade',
  run: ({ req, params: { profileId }, body }) => makeShows(req, { profileId, ...body }),
})

const zone = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: `${path}/zone`,
  summary: 'The time zone of a place, or those that it may be in',
  answer: zoneAnswer,
  query: zoneQuery,
  rateLimit: 'showRead',
  run: ({ req, params: { profileId }, query }) => findZone(req, profileId, query),
})

const read = definePublicEndpoint({
  ...ofShow,
  method: 'get',
  path: `${path}/:showId`,
  summary: 'A show as its artist works on it',
  answer: showAnswer,
  rateLimit: 'showRead',
  run: ({ req, params: { profileId, showId } }) => readShow(req, profileId, showId),
})

const save = definePublicEndpoint({
  ...ofShow,
  method: 'put',
  path: `${path}/:showId`,
  summary: 'Stores what an artist wrote of a show and its tickets, as a whole',
  answer: showAnswer,
  body: showBody,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'showChange',
  run: ({ req, params: { profileId, showId }, body }) =>
    saveShow(req, { profileId, id: showId, ...body }),
})

const setState = definePublicEndpoint({
  ...ofShow,
  method: 'post',
  path: `${path}/:showId/state`,
  summary: 'Puts a show on the site or takes it off, cancels it or takes that back',
  answer: showAnswer,
  body: showStateBody,
  failures: ['CONFLICT'],
  rateLimit: 'showChange',
  run: ({ req, params: { profileId, showId }, body }) =>
    setShowState(req, { profileId, id: showId, wish: body }),
})

const copy = definePublicEndpoint({
  ...ofShow,
  method: 'post',
  path: `${path}/:showId/copy`,
  summary: 'A draft with everything of a show, a week later',
  answer: newShowAnswer,
  rateLimit: 'showChange',
  run: async ({ req, params: { profileId, showId } }) => ({
    id: await copyShow(req, profileId, showId),
  }),
})

const remove = definePublicEndpoint({
  ...ofShow,
  method: 'delete',
  path: `${path}/:showId`,
  summary: 'Deletes a show of which no ticket was sold',
  failures: ['CONFLICT'],
  rateLimit: 'showChange',
  run: ({ req, params: { profileId, showId } }) =>
    withTx(req, () => changeShow(req, { profileId, id: showId, change: { change: 'delete' } })),
})

const changeOf = changerOf({ read: readShow, save: saveShow })

const makeFilled = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A draft of a show with what is given, at least when it is',
  answer: showAnswer,
  status: 201,
  body: newShowFilled,
  maxBytes,
  failures: ['CONFLICT'],
  rateLimit: 'showChange',
  run: ({ req, params: { profileId }, body }) =>
    withTx(req, async () => {
      const id = await makeShow(req, { profileId, ...body })
      return changeOf(req, profileId, id, body)
    }),
})

const changeSome = definePublicEndpoint({
  ...ofShow,
  method: 'patch',
  path: `${path}/:showId`,
  summary: 'Changes what is given of a show and its tickets',
  answer: showAnswer,
  body: showChanges,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'showChange',
  run: ({ req, params: { profileId, showId }, body }) => changeOf(req, profileId, showId, body),
})

const listNewest = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary: 'The shows of the site, those that were made last first; drafts too',
  answer: pageOf(showItem),
  query: cursorQuery,
  rateLimit: 'showRead',
  run: ({ req, params: { profileId }, query }) =>
    listByCursor(req, {
      ...query,
      collection: slugs.events,
      profileId,
      toItem: ({ id, createdAt, updatedAt, title, startsAt, timeZone, address, ...show }) => ({
        ...{ id, createdAt, updatedAt, title, startsAt, timeZone },
        venue: address.name ?? '',
        city: address.city ?? '',
        country: address.country ?? '',
        status: show.status,
        isPublished: Boolean(show.isPublished),
      }),
    }),
})

/** Those that keys of the API may make. */
export const showCallsByKey: Endpoint[] = [
  byKey(listNewest, '/shows'),
  byKey(makeFilled, '/shows'),
  byKey(read, '/shows/:showId'),
  byKey(changeSome, '/shows/:showId'),
  byKey(setState, '/shows/:showId/state'),
  byKey(remove, '/shows/:showId'),
]

/** Calls about shows, below `/api/profiles`. */
export const showEndpoints: Endpoint[] = [
  ...[list, make, change, makeMany, zone],
  ...[read, save, setState, copy, remove],
]
