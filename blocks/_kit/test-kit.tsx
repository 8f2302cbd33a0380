import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import type {
  BlockContext,
  BlockDefinition,
  BlockEnvironment,
  BlockRender,
} from '@/blocks/_kit/define'
import type { MediaView } from '@/src/core/contracts/media'
import type { ProductCard } from '@/src/core/contracts/products'
import { readProps } from '@/src/core/page-document/props'
import { looks } from '@/src/core/theme/looks'

export const sampleMedia: MediaView = {
  id: 'moon',
  url: '/files/moon.jpg',
  alt: 'A red moon over hills',
  width: 2400,
  height: 1600,
  mimeType: 'image/jpeg',
  sizes: [{ url: '/files/moon-640.webp', width: 640, height: 427 }],
  focalX: 70,
  focalY: 30,
}

const card = {
  category: 'Music',
  artist: 'Luna Vale',
  priceMinMinor: 900,
  priceMaxMinor: 900,
  payWhatYouWant: false,
} as const

export const sampleProducts: ProductCard[] = [
  { ...card, id: 'p1', title: 'Salt & Signal', cover: sampleMedia, trackCount: 10 },
  { ...card, id: 'p2', title: 'Nocturne for the M62', cover: null, trackCount: 1 },
]

export const sampleContext: BlockContext = {
  profile: { id: 'luna', name: 'Luna Vale', slug: 'luna-vale' },
  theme: {
    ...looks.midnight,
    logo: '',
    headerLinks: [
      { label: 'Members', href: '/members' },
      { label: 'Store', href: '/products?category=Music' },
    ],
    socialLinks: [
      { icon: 'instagram', href: 'https://instagram.com/lunavale' },
      { icon: 'website', href: 'javascript:alert(1)' },
    ],
  },
  data: {
    media: async (id) => (id === sampleMedia.id ? sampleMedia : null),
    featuredProducts: async () => sampleProducts,
  },
  year: 2026,
}

export const PlainLink: BlockEnvironment['Link'] = ({ children, ...attributes }) => (
  <a {...attributes}>{children}</a>
)

const onSite: BlockEnvironment = { editing: false, Link: PlainLink }

type Case<Schema extends z.ZodObject, Data> = {
  definition: BlockDefinition<Schema>
  Render: BlockRender<Schema, Data>
  props?: z.input<Schema>
  data: Data
  context?: Partial<BlockContext>
  env?: Partial<BlockEnvironment>
  children?: ReactNode
}

/** HTML of a block with these stored props, as the site (or with `env.editing` the canvas) draws it. */
export function blockHtml<Schema extends z.ZodObject, Data>(test: Case<Schema, Data>): string {
  const { definition, Render, props = {}, data, context, env, children } = test
  return renderToStaticMarkup(
    <Render
      props={readProps(definition, props)}
      data={data}
      context={{ ...sampleContext, ...context }}
      env={{ ...onSite, ...env }}
      rootProps={{ 'data-block-id': 'b1' }}
    >
      {children}
    </Render>,
  )
}
