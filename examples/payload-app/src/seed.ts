import config from '@payload-config'
import { getPayload } from 'payload'

// `payload run src/seed.ts`: two people and a page to begin with, on an empty database.
const payload = await getPayload({ config })
for (const role of ['editor', 'reader'] as const) {
  await payload.create({
    collection: 'users',
    data: { email: `${role}@example.com`, password: 'payload-app', role },
  })
}
await payload.create({
  collection: 'pages',
  data: { title: 'Home', slug: 'home', _status: 'published' },
})
await payload.create({ collection: 'cards', data: { name: 'Spring' } })
process.exit(0)
