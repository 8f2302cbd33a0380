/** The layers of ARCHITECTURE.md. Whatever a rule forbids stops `npm run verify`. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const npm = (names) => `(^|/)node_modules/(${names})(/|$)`
const payload = npm('payload|@payloadcms')
const next = npm('next')
const editorPackages = npm('@craftjs|lexical|@lexical|@payloadcms/richtext-lexical')
const server = '^src/server/'
const tests = '\\.(test|int\\.test|e2e)\\.tsx?$|^src/testing/|/(testing|e2e)/'

/** Wherever they stand: what a file says is what Next goes by, in the folders of the admin too. */
const browserFiles = [
  'src',
  'site',
  'blocks',
  'email-blocks',
  'plugins',
  'collections',
  'examples',
  'packages',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && /^'use client'/m.test(readFileSync(file, 'utf8')))
  .map((file) => `^${file.replace(/[.()[\]]/g, '\\$&')}$`)

/** Nothing in `from` may import anything in `to`, apart from `except`. Tests stand outside the layers. */
const never = ({ name, from, to, except = [], because, includeTests = false, ...more }) => ({
  name,
  severity: 'error',
  comment: because,
  from: { path: from, ...(!includeTests && { pathNot: tests }) },
  to: { path: to, ...(except.length > 0 && { pathNot: except }), ...more },
})

const upper = '^(blocks|email-blocks|collections|plugins|site|scripts)/|^payload\\.config\\.ts$'

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Files that need each other are one file, or hide a third.',
      from: { pathNot: '_generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\.?/?\\.next' },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      comment:
        'Only packages of our own package.json are imported: others come and go with theirs.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-in-product',
      severity: 'error',
      comment: 'What is served must run after `npm ci --omit=dev`.',
      from: {
        path: '^(src|site|blocks|email-blocks|plugins|collections|migrations)/|^payload\\.config\\.ts$',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    never({
      name: 'visitors-load-no-admin-words',
      from: '^(site|blocks)/',
      to: '^src/core/messages/owner',
      because: 'Every page would load them; words that both read stand in core/messages.',
    }),
    never({
      name: 'core-stands-alone',
      from: '^src/core/',
      to: '.',
      except: ['^src/core/', npm('zod')],
      because: 'core is pure TypeScript and zod.',
    }),
    never({
      name: 'ui-and-rich-text-know-only-core',
      from: '^src/(ui|rich-text)/',
      to: `${upper}|^src/(admin|server|access|app|testing)/|${payload}|${editorPackages}`,
      because: 'Presentational parts get their data as props.',
    }),
    never({
      name: 'admin-screens-know-no-feature',
      from: '^src/admin/',
      to: `${upper}|^src/(app|rich-text|testing)/`,
      because: 'What the screens of collections and plugins share stands below both.',
    }),
    never({
      name: 'access-and-server-below-features',
      from: '^src/(access|server)/',
      to: `${upper}|^src/(admin|app|ui|rich-text)/`,
      except: ['^payload\\.config\\.ts$'],
      because: 'Layers above import these, never the other way round.',
    }),
    never({
      name: 'only-server-knows-next',
      from: '^src/(core|access)/',
      to: next,
      because: 'Only src/server talks to Next’s cache.',
    }),
    {
      name: 'config-is-imported-by-few',
      severity: 'error',
      comment: 'The composition root is started by app, server, scripts and tests only.',
      from: {
        pathNot: [
          '^src/(app/\\(payload\\)|testing)/',
          '^src/server/get-payload-client\\.ts$',
          '^scripts/',
          tests,
        ],
      },
      to: { path: '^payload\\.config\\.ts$' },
    },
    never({
      name: 'blocks-know-no-data-source',
      from: '^(blocks|email-blocks)/',
      to: `^(collections|plugins|site|scripts)/|^payload\\.config\\.ts$|${server}|^src/(access|admin|app)/|${payload}`,
      because: 'Blocks get their data through the port in blocks/_kit.',
    }),
    {
      name: 'blocks-do-not-import-each-other',
      severity: 'error',
      comment: 'A block is one folder and can be taken away.',
      from: { path: '^(blocks|email-blocks)/([^/_][^/]*)/', pathNot: tests },
      to: { path: '^(blocks|email-blocks)/([^/_][^/]*)/', pathNot: '^$1/$2/' },
    },
    never({
      name: 'pages-know-no-mails',
      from: '^(blocks|site)/|^examples/(?!.*/email-blocks/)',
      to: '^email-blocks/',
      because: 'Visitors load nothing of mails.',
    }),
    {
      name: 'mails-have-no-stylesheets',
      severity: 'error',
      comment: 'The worker and scripts draw mails too, and load no stylesheets.',
      from: { path: '^email-blocks/_generated/server' },
      to: { path: '\\.css$', reachable: true },
    },
    never({
      name: 'collections-stay-below',
      from: '^collections/',
      to: '^(blocks|email-blocks|plugins|site|scripts)/|^src/(app|ui|rich-text)/|^payload\\.config\\.ts$',
      because: 'Collections know core, access and server.',
    }),
    never({
      name: 'plugins-use-slugs',
      from: '^plugins/',
      to: '^(collections|site|scripts)/|^src/app/|^payload\\.config\\.ts$',
      because: 'Plugins name collections by slug, so that they can be swapped.',
    }),
    {
      name: 'plugins-do-not-import-each-other',
      severity: 'error',
      comment:
        'A plugin can be taken away; what two need lives in a layer below, like plugins/_kit.',
      from: { path: '^plugins/([^/_][^/]*)/', pathNot: tests },
      to: { path: '^plugins/([^/_][^/]*)/', pathNot: ['^plugins/$1/', '^plugins/rich-text/'] },
    },
    never({
      name: 'only-the-engine-knows-craft',
      // The benchmark measures other editors, one of them made of Craft.js.
      from: '^(?!plugins/visual-editor/editor/engine/|scripts/bench/)',
      to: npm('@craftjs'),
      includeTests: true,
      because: 'The rest of the editor changes pages by operations and hands them to the engine.',
    }),
    never({
      name: 'packages-stand-alone',
      from: '^packages/(?!kit/|visual-editor/)',
      to: '.',
      except: ['^packages/', npm('openapi-fetch|zod')],
      because: 'Others install them without the rest.',
    }),
    never({
      name: 'kit-is-the-contract',
      from: '^packages/kit/',
      to: '.',
      except: ['^packages/kit/', '^(plugins|blocks|email-blocks)/_kit/', '^src/core/', payload],
      because: 'What others install of the contract is the contract alone.',
    }),
    never({
      name: 'visual-editor-is-the-editor',
      from: '^packages/visual-editor/',
      to: '.',
      except: [
        '^packages/visual-editor/',
        '^plugins/visual-editor/(editor/|reload-on-back)',
        '^blocks/_kit/',
        '^src/(core|ui|admin/ui)/',
        '^src/admin/look/tokens\\.css$',
        payload,
        next,
        npm('react|zod'),
      ],
      because: 'Another Payload app has nothing of Bandstand but what the editor itself needs.',
    }),
    never({
      name: 'packages-are-for-others',
      from: `${upper}|^src/`,
      to: '^packages/',
      because: 'What is published can be taken away.',
    }),
    never({
      name: 'examples-keep-to-the-contract',
      from: '^examples/',
      to: '^(blocks|email-blocks|collections|plugins|site|scripts)/|^payload\\.config\\.ts$|^src/(access|admin|app|server|testing)/',
      except: ['^(blocks|email-blocks|plugins)/_kit/'],
      because: 'They show what a third party may use.',
    }),
    {
      name: 'examples-are-installed-only',
      severity: 'error',
      comment: 'An example can be taken away like any plugin.',
      from: {
        path: '^(src|site|blocks|email-blocks|plugins|collections|scripts)/',
        pathNot: ['^plugins/installed\\.ts$', '_generated/', 'importMap\\.js$'],
      },
      to: { path: '^examples/' },
    },
    never({
      name: 'site-knows-no-cms',
      from: '^site/',
      to: `^(collections|plugins|scripts)/|^src/(access|admin|app)/|^payload\\.config\\.ts$|${payload}|^blocks/(?!_kit/|_generated/server)`,
      because: 'Sites read through src/server and render through blocks/_generated/server.',
    }),
    never({
      name: 'app-only-routes',
      // Payload's import map lists admin components of every layer.
      from: '^src/app/(?!.*importMap\\.js$)',
      to: `^(collections|plugins|blocks|email-blocks|scripts)/|^src/(access|core|rich-text)/`,
      because: 'Each file re-exports a page of site/.',
    }),
    never({
      name: 'scripts-are-not-imported',
      from: '^(?!scripts/)',
      to: '^scripts/',
      because: 'Scripts use the product, not the other way round.',
    }),
    never({
      name: 'tests-are-not-imported',
      // These proofs are tests that need no test runner.
      from: '^(src|site|blocks|email-blocks|plugins|collections|scripts(?!/cluster-proofs))/',
      to: '^src/testing/',
      because: 'Test support must not reach the product.',
    }),

    {
      name: 'visitors-get-no-editor',
      severity: 'error',
      comment:
        'Nothing a visitor loads may reach the editor, by whatever way. The server lists the features of texts.',
      from: { path: '^(site|src/app/\\((site|embed)\\))/', pathNot: tests },
      to: {
        path: `^plugins/visual-editor/editor/|${editorPackages}`,
        pathNot: '@payloadcms/richtext-lexical/dist/index\\.js$',
        reachable: true,
      },
    },
    {
      name: 'browser-code-reaches-no-server',
      severity: 'error',
      comment: 'Secrets and the database stay on the server.',
      from: {
        path: ['\\.client\\.tsx?$', '^plugins/visual-editor/editor/', ...browserFiles],
        pathNot: tests,
      },
      to: { path: `${server}|^payload\\.config\\.ts$`, reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    // The app has a configuration of its own, and the packed editor: it is checked where it is installed.
    exclude: {
      path: '^(\\.next|\\.data|test-results|node_modules/\\.cache|examples/payload-app/)',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    // What leads nowhere keeps its relative name, or the one that begins with `@/`.
    includeOnly:
      '^(\\.|@/|src|site|blocks|email-blocks|plugins|collections|examples|packages|scripts|migrations|node_modules)|\\.config\\.ts$',
    progress: { type: 'none' },
  },
}
