import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import createNext from 'next'
import type { Env } from '@/src/core/env'
import { onRevalidateTags } from '@/src/server/caching/cache-tags'
import { createCdn } from '@/src/server/caching/cdn/cdn'
import { purgeFormerBuild } from '@/src/server/caching/cdn/purge-cdn'
import { createBuildFiles } from '@/src/server/caching/front/build-files'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createHostFilter, siteLookup } from '@/src/server/caching/front/host-filter'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { createProxyHeaders } from '@/src/server/caching/front/proxy-headers'
import { warmPages } from '@/src/server/caching/front/warm-pages'
import { expireTags, installPageCache } from '@/src/server/caching/page-cache'
import { openSharedCache } from '@/src/server/caching/shared/open-shared-cache'
import { logger } from '@/src/server/logger'
import { logConsole } from '@/src/server/observability/log-console'
import { startMetrics } from '@/src/server/observability/start-metrics'
import { createQueueFigures } from '@/src/server/queue/queue-figures'
import { createPool, smallPools } from '@/src/server/runtime/connect-to-database'
import { createDrain } from '@/src/server/runtime/drain'
import { listen, noteServedPort, runShutdownTasks } from '@/src/server/runtime/listen'
import { fileOriginsOf } from '@/src/server/runtime/security-headers'
import { watchDatabase } from '@/src/server/runtime/watch-database'

export type AppServer = {
  /**
   * Finishes what is under way and ends.
   *
   * @param signal after `SIGTERM` it first says for `DRAIN_SECONDS` that it is not ready
   */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  env: Env
  isDevelopment: boolean
  projectDir: string
  /** Where the build is. */
  distDir: string
  version: string
}

/** Next behind our own request handler, in one process. The database must be migrated by now. */
export async function startServer(options: Options): Promise<AppServer> {
  const { env, isDevelopment, projectDir, distDir, version } = options
  const pool = createPool({ name: 'bandstand-hosts', max: smallPools.hosts })
  // While developing Next keeps nothing that could be shared.
  const redisUrl = isDevelopment ? undefined : env.redisUrl
  const database = await watchDatabase(pool, { shares: redisUrl !== undefined })
  const pages = createPageResponseCache()
  if (env.metricsToken) {
    await startMetrics(createQueueFigures(pool))
  }
  const gate = createHostFilter({
    rootDomain: env.rootDomain,
    find: siteLookup(pool, env.rootDomain),
  })

  const build = isDevelopment ? '' : await readFile(path.join(distDir, 'BUILD_ID'), 'utf8')
  if (isDevelopment) {
    const { skipStaticPaths } = await import('@/src/server/runtime/skip-static-paths')
    skipStaticPaths()
  } else {
    logConsole()
    await giveNextItsConfig(distDir)
    const { order } = database
    installPageCache({
      dir: path.resolve(env.dataDir, 'cache'),
      shared:
        redisUrl && order
          ? await openSharedCache({ url: redisUrl, pool, order, build })
          : undefined,
    })
  }
  onRevalidateTags((cleared) => {
    gate.forget()
    pages.forget(cleared)
    // Again when Next has forgotten too: in between it may have answered with the former page.
    expireTags(cleared)
      .catch((err: unknown) => logger.error({ msg: 'Tags were not cleared', err }))
      .finally(() => pages.forget(cleared))
  })

  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 15 * 60_000 })
  const drain = createDrain(server)
  const app = createNext({
    dev: isDevelopment,
    dir: projectDir,
    hostname: 'localhost',
    port: env.port,
    httpServer: server,
    quiet: true,
  })
  await app.prepare()

  const handle = createRequestHandler({
    adminOrigin: env.adminOrigin,
    fileOrigins: fileOriginsOf(env.s3),
    rootDomain: env.rootDomain,
    version,
    gate,
    pages,
    files: isDevelopment ? null : createBuildFiles(path.join(distDir, 'static')),
    servesBenchPages: env.servesBenchPages,
    cdn: env.cdn && createCdn(env.cdn),
    metricsToken: env.metricsToken,
    logsRequests: env.logsRequests,
    database,
    isDraining: drain.isDraining,
    readProxyHeaders: createProxyHeaders(env.trustedProxies, env.countryHeader),
    next: app.getRequestHandler(),
  })
  server.on('request', (req, res) => {
    drain.watch(res)
    handle(req, res)
  })
  await listen(server, env.port)
  noteServedPort(env.port)
  if (env.cdn && build) {
    await purgeFormerBuild(pool, build)
  }
  const warmer = isDevelopment ? null : warmPages({ pool, port: env.port, recent: pages.recent })

  return {
    stop: async (signal) => {
      // Who presses Ctrl-C waits for it, and nobody stands in front of a developer's server.
      const givesNotice = signal === 'SIGTERM' && !isDevelopment
      await warmer?.stop()
      await Promise.all([
        drain.drain(givesNotice ? env.drainSeconds * 1000 : 0),
        runShutdownTasks('at once'),
      ])
      await runShutdownTasks('drained')
      await runShutdownTasks('last')
      await Promise.race([app.close(), sleep(2000, undefined, { ref: false })])
      database.stop()
      await pool.end()
    },
  }
}

/**
 * Next serves with the settings that it was built with, instead of compiling `next.config.ts` once more: where only the
 * build was taken, there is no compiler. Its own servers of such builds set the same variable.
 */
async function giveNextItsConfig(distDir: string): Promise<void> {
  const written = await readFile(path.join(distDir, 'required-server-files.json'), 'utf8')
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(written).config)
}
