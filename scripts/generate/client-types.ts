import openapiTS, { astToString } from 'openapi-typescript'
import type { SanitizedConfig } from 'payload'
import { openApiDocument } from '@/plugins/public-api/openapi/document'

/** Calls of visitors, signed in or not, and of keys. Those of our own screens are no promise. */
const promisedPaths = /^\/(public|accounts|sessions|v1)(\/|$)/

/** What those calls take and answer, for `packages/client`. */
export async function clientTypesSource({ endpoints }: SanitizedConfig): Promise<string> {
  const promised = (endpoints ?? []).filter(({ path }) => promisedPaths.test(path))
  const document = openApiDocument({ endpoints: promised })
  const nodes = await openapiTS(document as unknown as Parameters<typeof openapiTS>[0], {
    silent: true,
    // What has a default may be left out.
    defaultNonNullable: false,
  })
  return `// Written by \`npm run generate\` from the description of the API.\n${astToString(nodes)}`
}
