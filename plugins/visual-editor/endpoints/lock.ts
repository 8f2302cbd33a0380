import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { lockAnswer, lockBody, unlockQuery } from '@/src/core/contracts/page-calls'
import { lockedPage, releaseLock, takeLock } from '@/src/server/document-lock'

const take = definePageEndpoint({
  method: 'post',
  path: '/:id/lock',
  summary: 'Keeps the page to oneself while it is edited, or tells who has it',
  failures: ['CONFLICT'],
  answer: lockAnswer,
  body: lockBody,
  run: async ({ req, body, page, owner }) => ({
    holder: await takeLock(req, lockedPage(page.id), { userId: owner.id, ...body }),
  }),
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

export const lockEndpoints = [take, release]
