import type { Endpoint } from 'payload'
import { viewBody } from '@/src/core/contracts/pages/visits'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { countView } from '@/src/server/visits/count-view'

const view = definePublicEndpoint({
  method: 'post',
  path: '/public/visits',
  summary:
    'Counts a page view by page and by where its visit came from. Nothing is kept about who came',
  body: viewBody,
  maxBytes: 4000,
  rateLimit: 'visit',
  answersOffline: true,
  run: ({ req, body, host }) => countView(req, body, host),
})

export const visitEndpoints: Endpoint[] = [view]
