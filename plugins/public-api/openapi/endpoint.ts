import type { Endpoint } from 'payload'
import { openApiDocument } from '@/plugins/public-api/openapi/document'

/** `GET /api/openapi.json`: what the public calls take and answer. Says the same to everybody. */
export const openApiEndpoint: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  handler: (req) =>
    Response.json(openApiDocument(req.payload.config), {
      headers: { 'Cache-Control': 'public, max-age=300' },
    }),
}
