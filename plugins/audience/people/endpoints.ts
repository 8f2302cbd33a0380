import type { Endpoint } from 'payload'
import { exportPeople } from '@/plugins/audience/people/export-people'
import { listPeople } from '@/plugins/audience/people/list-people'
import { peopleAnswer, peopleChoice, peopleQuery } from '@/src/core/contracts/audience/people'
import { idParams } from '@/src/core/contracts/ids'
import { byKey } from '@/src/server/owner-api/by-key'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  params: idParams,
  subject: 'members',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/people',
  summary: 'Everybody whom the artist knows, one row per address, who was there last first',
  answer: peopleAnswer,
  query: peopleQuery,
  rateLimit: 'peopleRead',
  run: ({ req, params, query }) => listPeople(req, { profileId: params.id, ...query }),
})

const download = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/people.csv',
  summary: 'The same as a CSV file',
  status: 200,
  query: peopleChoice,
  rateLimit: 'peopleExport',
  run: ({ req, params, query }) => exportPeople(req, { profileId: params.id, ...query }),
})

/** Those that keys of the API may make. */
export const peopleCallsByKey: Endpoint[] = [byKey(list, '/people', 'id')]

/** Calls about the people of a site, below `/api/profiles`. */
export const peopleEndpoints: Endpoint[] = [list, download]
