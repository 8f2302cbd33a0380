import { takeFirstSteps } from '@/plugins/visual-editor/first-steps/take-first-steps'
import { firstStepsAnswer, firstStepsBody } from '@/src/core/contracts/first-steps'
import { ownPagesPath } from '@/src/core/contracts/pages'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

export const firstStepsEndpoint = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/first-steps',
  summary: 'Gives a new site its name and look, once',
  answer: firstStepsAnswer,
  params: ownPagesPath,
  body: firstStepsBody,
  rateLimit: 'firstSteps',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId }, body }) => ({
    homeId: await takeFirstSteps(req, profileId, body),
  }),
})
