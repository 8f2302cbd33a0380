import { demoSettings } from '@/scripts/lib/demo-settings'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { seedIfNeeded } from '@/scripts/lib/seed-if-needed'
import { serve } from '@/scripts/lib/serve'
import { parseEnv } from '@/src/core/env'
import { assertPortIsFree } from '@/src/server/runtime/listen'

for (const [name, value] of Object.entries(demoSettings)) {
  process.env[name] ??= value
}

await assertPortIsFree(parseEnv(process.env).port)
// Both take a minute at the first start, and neither needs the other.
const built = buildIfNeeded()
built.catch(() => undefined) // It is thrown where it is awaited.
const { adminOrigin, port, rootDomain } = await serve({
  isDevelopment: false,
  withDatabase: seedIfNeeded,
  beforeServing: () => built,
})

console.log(`
Bandstand is running. Ctrl-C stops it, the data stays.

  Luna Vale   http://${rootDomain}:${port}/
              http://luna-vale.${rootDomain}:${port}/
  Kito        http://kito.${rootDomain}:${port}/
  Admin       ${adminOrigin}/admin

  Password of everybody: bandstand-demo
  Artists     luna@example.com, kito@example.com
  Platform    admin@example.com
  Visitors    fan@example.com (member), guest@example.com
`)
