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

const following = followConfig(config)

export const GET = apiRoute(REST_GET(config), following)
export const POST = apiRoute(REST_POST(config), following)
export const DELETE = apiRoute(REST_DELETE(config), following)
export const PATCH = apiRoute(REST_PATCH(config), following)
export const PUT = apiRoute(REST_PUT(config), following)
export const OPTIONS = apiRoute(REST_OPTIONS(config), following)
