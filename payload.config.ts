import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type Plugin } from 'payload'
import sharp from 'sharp'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { collections } from '@/collections'
import { replaceProfileWatcher } from '@/collections/profiles/replace-profile-watcher'
import { siteRoleField } from '@/collections/users/site-role-field'
import { blockSchemas as emailBlockSchemas } from '@/email-blocks/_generated/schemas'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { tellListeners } from '@/plugins/_kit/listeners'
import { tenantCollectionsOf, toPayloadPlugin } from '@/plugins/_kit/to-payload-plugin'
import { apiKeys } from '@/plugins/api-keys'
import { arrival } from '@/plugins/arrival'
import { audience } from '@/plugins/audience'
import { automations } from '@/plugins/automations'
import { automationsListener } from '@/plugins/automations/listen'
import { catalog } from '@/plugins/catalog'
import { commerce } from '@/plugins/commerce'
import { domains } from '@/plugins/domains'
import { insights } from '@/plugins/insights'
import { installedPlugins } from '@/plugins/installed'
import { moderation } from '@/plugins/moderation'
import { moveIn } from '@/plugins/move-in'
import { newsletters } from '@/plugins/newsletters'
import { operations } from '@/plugins/operations'
import { posts } from '@/plugins/posts'
import { denyVisitors, publicApi } from '@/plugins/public-api'
import { richText } from '@/plugins/rich-text'
import { richTextFeatures } from '@/plugins/rich-text/features/server'
import { loadedOnWriting } from '@/plugins/rich-text/loaded-on-writing'
import { shows } from '@/plugins/shows'
import { studio } from '@/plugins/studio'
import { takeAlong } from '@/plugins/take-along'
import { team } from '@/plugins/team'
import { uploads } from '@/plugins/uploads'
import { visualEditor } from '@/plugins/visual-editor'
import { webhooks } from '@/plugins/webhooks'
import { withOpenForm } from '@/src/admin/form-answers/with-open-form'
import { withoutApiTab } from '@/src/admin/without-api-tab'
import { adminTranslations, siteWords } from '@/src/admin/words/admin-translations'
import { cookiePrefix } from '@/src/core/auth-cookie'
import { env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { setBlockRegistry } from '@/src/core/page-document/registry'
import { slugs } from '@/src/core/slugs'
import { setThemeRegistry } from '@/src/core/theme/registry'
import type { Config } from '@/src/payload-types'
import { chosenProfile } from '@/src/server/chosen-profile'
import { closeCollections } from '@/src/server/close-collections'
import { copyConfig } from '@/src/server/copy-config'
import { paginateByDeferredJoin } from '@/src/server/database/deferred-join-pagination'
import { failOnSwallowedCommit } from '@/src/server/database/fail-on-swallowed-commit'
import { queryOneByOne } from '@/src/server/database/query-one-by-one'
import { surviveLostConnections } from '@/src/server/database/survive-lost-connections'
import { noPreviewPictures } from '@/src/server/http/cms-routes'
import { errorEnvelope } from '@/src/server/http/error-envelope'
import { createPayloadLogger } from '@/src/server/logger'
import { setEmailBlocks } from '@/src/server/mail/email-renderer'
import { mailAdapter } from '@/src/server/mail/payload-adapter'
import { noteActors } from '@/src/server/observability/note-actors'
import { observePool } from '@/src/server/observability/observe-pool'
import { poolConfig, smallPools } from '@/src/server/runtime/connect-to-database'
import { readyEndpoint } from '@/src/server/runtime/ready-endpoint'
import { dropUploads } from '@/src/server/storage/drop-uploads'
import { uploadAdapter } from '@/src/server/storage/upload-adapter'

setBlockRegistry(blockSchemas)
setEmailBlocks({ prepare: prepareEmail, definitions: emailBlockSchemas })
setThemeRegistry(siteThemes)

// Next's bundler knows no import.meta.dirname.
const root = path.dirname(fileURLToPath(import.meta.url))

/** Official plugins have no order of their own; this one must see every tenant-bound collection. */
const withOrder = (plugin: Plugin, order: number): Plugin => Object.assign(plugin, { order })

/** `errorEnvelope` logs what is the server's fault. */
const loggingLevels = { APIError: 'info', ValidationError: 'info', AppError: 'info' } as const

export default buildConfig({
  // Empty only while building, when nothing is signed.
  secret: env().payloadSecret ?? '',
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 0,
  cors: [],
  csrf: [env().adminOrigin],
  cookiePrefix,
  sharp,
  logger: createPayloadLogger(),
  loggingLevels,
  i18n: { translations: { en: adminTranslations } },
  email: mailAdapter,
  editor: loadedOnWriting(lexicalEditor({ features: [...richTextFeatures] })),
  collections: collections.map(withoutApiTab).map(withOpenForm),
  endpoints: [readyEndpoint, noPreviewPictures],
  hooks: { afterError: [errorEnvelope, dropUploads] },
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  admin: {
    user: slugs.users,
    avatar: 'default',
    components: {
      providers: [
        '/src/admin/form-answers/form-answers#FormAnswers',
        '/src/admin/dates/date-format.client#DateFormat',
      ],
    },
    importMap: {
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    meta: { defaultOGImageType: 'off' },
    dateFormat: 'd MMM yyyy, HH:mm',
  },
  // Audio and films are larger than Payload's own limits, and than what memory should hold.
  upload: {
    limits: { fileSize: limits.upload.audioBytes },
    requestSizeLimit: limits.upload.requestBytes,
    useTempFiles: true,
    tempFileDir: path.resolve(env().dataDir, 'uploads'),
  },
  typescript: {
    outputFile: path.resolve(root, 'src/payload-types.ts'),
    autoGenerate: false,
  },
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve(root, 'migrations'),
    disableCreateDatabase: true,
    pool: {
      ...poolConfig(),
      max: Object.values(smallPools).reduce((left, size) => left - size, env().databasePoolSize),
      idleTimeoutMillis: 30_000,
      onConnect: queryOneByOne,
    },
  }),
  plugins: [
    visualEditor(),
    arrival(),
    commerce(),
    catalog(),
    posts(),
    shows(),
    publicApi(),
    newsletters(),
    moderation(),
    audience(),
    insights(),
    operations(),
    uploads(),
    domains(),
    richText(),
    team(),
    apiKeys(),
    webhooks(),
    automations(),
    takeAlong(),
    moveIn(),
    ...installedPlugins.map(toPayloadPlugin),
    tellListeners([...installedPlugins, automationsListener]),
    cloudStoragePlugin({
      collections: {
        [slugs.media]: {
          adapter: uploadAdapter,
          prefix: 'public',
          disablePayloadAccessControl: true,
        },
        [slugs.audioFiles]: { adapter: uploadAdapter, prefix: 'private' },
        [slugs.postFiles]: { adapter: uploadAdapter, prefix: 'private' },
        [slugs.bonusFiles]: { adapter: uploadAdapter, prefix: 'private' },
      },
    }),
    withOrder(copyConfig, 49),
    withOrder(
      multiTenantPlugin<Config>({
        tenantsSlug: slugs.profiles,
        tenantSelectorLabel: 'Site',
        i18n: { translations: { en: siteWords } },
        // Who runs one site alone need not have chosen it: a form that is opened first knows it, too.
        tenantField: {
          name: 'profile',
          defaultValue: ({ req }) => chosenProfile(req),
          admin: { disableListColumn: false },
        },
        tenantsArrayField: {
          arrayFieldName: 'profiles',
          arrayTenantFieldName: 'profile',
          rowFields: [siteRoleField],
        },
        cleanupAfterTenantDelete: false,
        collections: {
          ...tenantCollectionsOf(installedPlugins),
          pages: {},
          'saved-sections': {},
          media: {},
          'audio-files': {},
          products: {},
          variants: {},
          tracks: {},
          'membership-tiers': {},
          'theme-settings': { isGlobal: true },
          posts: {},
          'post-files': {},
          events: {},
          'email-lists': {},
          newsletters: {},
          'email-templates': {},
          'bonus-files': {},
          'download-code-batches': {},
          'shipping-rates': {},
          'tax-rates': {},
          'discount-codes': {},
          segments: {},
        },
        userHasAccessToAllTenants: (user) => 'role' in user && user.role === 'platform-admin',
      }),
      50,
    ),
    withOrder(replaceProfileWatcher, 51),
    withOrder(studio(), 52),
  ],
  onInit: (payload) => {
    denyVisitors(payload)
    failOnSwallowedCommit(payload)
    paginateByDeferredJoin(payload)
    closeCollections(payload)
    surviveLostConnections(payload.db.pool, 'payload')
    observePool(payload.db.pool, 'payload')
    noteActors(payload)
  },
})
