import { defineSettings } from '@bandstand/kit/blocks'
import { z } from 'zod'

export const settings = defineSettings({
  plugin: 'starter',
  title: 'News',
  schema: z.object({
    heading: z.string().max(80).default('News'),
    addsReleases: z.boolean().default(true),
  }),
  controls: {
    heading: { kind: 'text', label: 'Heading' },
    addsReleases: { kind: 'toggle', label: 'Add a line for each release' },
  },
})
