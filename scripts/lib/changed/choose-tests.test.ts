import { expect, it } from 'vitest'
import { chooseTests } from '@/scripts/lib/changed/choose-tests'
import { readImporters } from '@/scripts/lib/changed/import-graph'

const sources: Record<string, string> = {
  'payload.config.ts': "import '@/plugins/commerce'; import '@/collections/posts'",
  'src/core/money.ts': '',
  'src/core/money.test.ts': "import '@/src/core/money'",
  'src/server/queue/worker.ts': "await import('@payload-config')",
  'collections/posts/index.ts': '',
  'collections/posts/posts.int.test.ts': "import '@/src/testing/boot'",
  'src/testing/boot.ts': "await import('@payload-config')",
  'plugins/commerce/index.ts': "import '@/plugins/commerce/orders/prices'",
  'plugins/commerce/orders/prices.ts': "import { money } from '@/src/core/money'",
  'plugins/commerce/orders/checkout.int.test.ts': "import '@/src/testing/boot'",
  'plugins/commerce/tickets/tickets.int.test.ts': "import '@/src/testing/boot'",
  'plugins/commerce/testing/shop.ts': "import '@/src/testing/boot'",
  'plugins/commerce/e2e/cart.ts': '',
  'plugins/commerce/e2e/buying.e2e.ts': "import '@/plugins/commerce/e2e/cart'",
  'plugins/commerce/e2e/tickets.e2e.ts': '',
  'blocks/text/render.tsx': "import styles from '@/blocks/text/text.module.css'",
  'blocks/text/text.module.css': '',
  'blocks/_generated/server.ts': "import '@/blocks/text/render'",
  'examples/encore/index.ts': "const blocks = { map: '@/examples/encore/blocks/map' }",
  'examples/encore/blocks/map/render.tsx': '',
  'examples/encore/e2e/map.e2e.ts': '',
  'site/render/nodes.tsx': "import { serverBlocks } from '@/blocks/_generated/server'",
  'site/render/nodes.test.tsx': "import '@/site/render/nodes'",
  'site/e2e/home.e2e.ts': '',
  'plugins/commerce/README.md': '',
  'scripts/verify.ts': '',
}
const files = Object.keys(sources)
const importers = readImporters(files, (file) => sources[file] ?? '')
const touchedBy = (...changed: string[]) => chooseTests(changed, files, importers)

it('runs tests that import a change through others, and those beside it', () => {
  expect(touchedBy('plugins/commerce/orders/prices.ts')).toEqual({
    tests: ['plugins/commerce/orders/checkout.int.test.ts'],
    stories: ['plugins/commerce/e2e'],
  })
  expect(touchedBy('plugins/commerce/index.ts').tests).toEqual([
    'plugins/commerce/orders/checkout.int.test.ts',
    'plugins/commerce/tickets/tickets.int.test.ts',
  ])
  expect(touchedBy('src/core/money.ts')).toEqual({
    tests: ['src/core/money.test.ts'],
    stories: ['plugins/commerce/e2e'],
  })
})

it('follows stylesheets, registries and the paths of blocks', () => {
  expect(touchedBy('blocks/text/text.module.css')).toEqual({
    tests: ['site/render/nodes.test.tsx'],
    stories: ['site/e2e'],
  })
  expect(touchedBy('examples/encore/blocks/map/render.tsx').stories).toEqual([
    'examples/encore/e2e',
  ])
})

it('runs stories of visitors for what only the composition root imports', () => {
  expect(touchedBy('collections/posts/index.ts')).toEqual({
    tests: ['collections/posts/posts.int.test.ts'],
    stories: ['site/e2e'],
  })
})

it('runs what a change of test support touches, and no more', () => {
  expect(touchedBy('plugins/commerce/e2e/cart.ts')).toEqual({
    tests: [],
    stories: ['plugins/commerce/e2e/buying.e2e.ts'],
  })
  expect(touchedBy('plugins/commerce/e2e/tickets.e2e.ts').stories).toEqual([
    'plugins/commerce/e2e/tickets.e2e.ts',
  ])
  expect(touchedBy('src/testing/boot.ts').tests).toHaveLength(3)
  expect(touchedBy('scripts/verify.ts', 'plugins/commerce/README.md')).toEqual({
    tests: [],
    stories: [],
  })
  expect(touchedBy('site/render/nodes.test.tsx')).toEqual({
    tests: ['site/render/nodes.test.tsx'],
    stories: [],
  })
})

it('runs everything below when both a part and its stories changed, each once', () => {
  expect(touchedBy('plugins/commerce/index.ts', 'plugins/commerce/e2e/cart.ts').stories).toEqual([
    'plugins/commerce/e2e',
  ])
})
