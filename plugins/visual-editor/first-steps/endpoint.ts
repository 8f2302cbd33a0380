import type { Endpoint } from 'payload'
import {
  skipFirstSteps,
  takeFirstSteps,
} from '@/plugins/visual-editor/first-steps/take-first-steps'
import { firstStepsAnswer, firstStepsBody } from '@/src/core/contracts/pages/page-calls'
import { ownPagesPath } from '@/src/core/contracts/pages/pages'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const take = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/first-steps',
  summary: 'Gives a new site its name and look, once',
  answer: firstStepsAnswer,
  params: ownPagesPath,
  body: firstStepsBody,
  rateLimit: 'firstSteps',
  subject: 'site',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId }, body }) => ({
    homeId: await takeFirstSteps(req, profileId, body),
  }),
})

const skip = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/first-steps/skip',
  summary: 'Leaves a new site as it is, and asks no more',
  params: ownPagesPath,
  rateLimit: 'firstSteps',
  subject: 'site',
  ownedProfile: ({ params }) => params.profileId,
  run: ({ req, params: { profileId } }) => skipFirstSteps(req, profileId),
})

export const firstStepsEndpoints: Endpoint[] = [take, skip]
