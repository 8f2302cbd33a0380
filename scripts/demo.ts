import { buildIfNeeded } from '@/scripts/lib/production-build'
import { runCommand } from '@/scripts/lib/run-command'
import { serve } from '@/scripts/lib/serve'
import { exitOnBadEnv } from '@/src/core/env'
import { assertPortIsFree } from '@/src/server/runtime/listen'

// The demo takes no money, and every page says so.
process.env.ALLOW_TEST_PAYMENTS ??= 'yes-no-real-money'
process.env.LOG_LEVEL ??= 'warn'

await assertPortIsFree(exitOnBadEnv().port)
await buildIfNeeded()
const { adminOrigin, port, rootDomain } = await serve({
  isDevelopment: false,
  beforeServing: async () => {
    const exitCode = await runCommand({ command: ['node', 'scripts/run.mjs', 'seed-demo'] })
    if (exitCode !== 0) {
      throw new Error('The demo could not be seeded; see above.')
    }
  },
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
