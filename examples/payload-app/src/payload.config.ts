import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { basics, visualEditor } from '@bandstand/visual-editor'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { callout } from './blocks/callout/definition'
import { cards } from './collections/cards'
import { pages } from './collections/pages'
import { users } from './collections/users'

const dir = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  // Payload's own picture of a person asks another service.
  admin: { avatar: 'default', user: users.slug, importMap: { baseDir: dir } },
  collections: [users, pages, cards],
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  plugins: [
    visualEditor({
      collections: { pages: {}, cards: { field: 'face' } },
      blocks: [...basics, callout],
      editor: '/page-editor#PageEditor',
    }),
  ],
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  typescript: { autoGenerate: false },
})
