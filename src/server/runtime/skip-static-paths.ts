import { createRequire } from 'node:module'

/**
 * With each request while developing, Next loads a page, or the whole API, once more in a process of its own, to ask
 * which addresses are known before; the first request waits for it. No route knows any (`generateStaticParams`), and
 * Next uses the answer with Cache Components alone.
 */
export function skipStaticPaths(): void {
  const require = createRequire(import.meta.url)
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server.js') as {
    default: { prototype: object }
  }
  Object.assign(DevServer.prototype, { getStaticPaths: async () => ({ staticPaths: [] }) })
}
