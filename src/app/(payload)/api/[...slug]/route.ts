import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { apiRoute } from '@/src/server/http/api-route'
import { followConfig } from '@/src/server/runtime/follow-config'

const followed = followConfig('api', config)

export const GET = apiRoute(REST_GET(followed))
export const POST = apiRoute(REST_POST(followed))
export const DELETE = apiRoute(REST_DELETE(followed))
export const PATCH = apiRoute(REST_PATCH(followed))
export const PUT = apiRoute(REST_PUT(followed))
export const OPTIONS = apiRoute(REST_OPTIONS(followed))
