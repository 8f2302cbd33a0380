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

export const GET = apiRoute(REST_GET(config))
export const POST = apiRoute(REST_POST(config))
export const DELETE = apiRoute(REST_DELETE(config))
export const PATCH = apiRoute(REST_PATCH(config))
export const PUT = apiRoute(REST_PUT(config))
export const OPTIONS = apiRoute(REST_OPTIONS(config))
