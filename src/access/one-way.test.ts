import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = ['src', 'plugins', 'collections', 'site', 'blocks', 'email-blocks']
const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter(
    (file) => !/\.test\.tsx?$|\.e2e\.ts$|payload-types|\/(testing|e2e)\/|_generated/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files that do what only some may do. */
const strangers = (pattern: RegExp, allowed: readonly string[]) =>
  sources.flatMap(({ file, text }) =>
    pattern.test(text) && !allowed.some((path) => file.startsWith(path)) ? [file] : [],
  )

it('decides in one place what a membership is worth, and knows who asks', () => {
  expect(sources.length).toBeGreaterThan(500)
  const makers = [
    'src/access/post-access.ts',
    'src/server/posts/post-viewer.ts',
    'src/server/posts/preview-viewer.ts',
  ]
  expect(strangers(/\bsignedInViewer\(/, makers)).toEqual([])
})

it('compares the visibility of a post nowhere else', () => {
  const allowed = [
    // Moves posts from one tier to others.
    'plugins/commerce/memberships/tier-posts.ts',
    // Who is asked to pay is told which tiers there are.
    'site/pages/members/locked-panel.client.tsx',
    'site/pages/members/subscribe.client.tsx',
    'src/core/memberships/tiers-that-open.ts',
    'src/server/site-data/product-views.ts',
  ]
  expect(strangers(/visibility\s*={1,3}\s*'(public|members|paid)'/, allowed)).toEqual([])
})

it('knows of days of grace, and of statuses that have them, where money is settled or shown', () => {
  const allowed = [
    'src/access/post-access.ts',
    'src/core/',
    'src/server/payments/',
    'plugins/commerce/memberships/',
    // Counts and finds members for the artist.
    'plugins/insights/',
    'src/server/audience/',
    'site/pages/account/membership-section.client.tsx',
    'site/pages/test-payment/',
  ]
  expect(strangers(/graceDays|'(past_due|trialing)'/, allowed)).toEqual([])
})
