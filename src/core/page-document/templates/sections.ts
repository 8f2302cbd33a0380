import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { type Sketch, sketch } from '@/src/core/page-document/templates/sketch'
import { joinRichTexts, richTextOf } from '@/src/core/rich-text'

export type ReadyMadeSection = {
  id: string
  label: string
  /** More words that find it. */
  keywords: readonly string[]
  build: (words: SiteText) => Sketch
}

export const heading = (text: string, kind: 'h1' | 'h2' = 'h2') =>
  sketch('text', {
    doc: richTextOf(kind, text),
    size: kind === 'h1' ? 'display' : 'heading',
  })

export const paragraphs = (...lines: string[]) =>
  sketch('text', { doc: richTextOf('paragraph', ...lines) })

export const lede = (line: string) =>
  sketch('text', { doc: richTextOf('paragraph', line), size: 'lede' })

export const picture = (media: string, props: Record<string, unknown> = {}) =>
  sketch('image', { media, ...props }, [], { v: 2 })

export const button = (label: string, href: string, isMain = true) =>
  sketch('button', { label, href, look: isMain ? 'primary' : 'outline' })

/** Blocks below each other; a section keeps its distance by itself. */
export const section = (blocks: readonly Sketch[], props: Record<string, unknown> = {}) =>
  sketch('container', props, blocks)

/** Parts beside each other, below each other where it is narrow. */
export const sideBySide = (parts: readonly Sketch[], verticalAlign: 'top' | 'middle' = 'middle') =>
  sketch('columns', { count: Math.min(parts.length, 3), gap: 48, verticalAlign }, parts)

const part = (blocks: readonly Sketch[]) => sketch('container', { width: 'full', gap: 16 }, blocks)

const store = '/products?category=Music'

/** The opening of a page: a picture behind, large words, one thing to do. */
export function heroSection(
  { widePicture }: SiteText,
  title: string,
  line: string,
  action?: Action,
  ...more: readonly Sketch[]
): Sketch {
  return sketch(
    'container',
    {
      look: 'hero',
      overlayHeader: true,
      backgroundImage: widePicture,
      verticalAlign: 'bottom',
      gap: 16,
    },
    [
      heading(title, 'h1'),
      ...(line ? [sketch('text', { doc: richTextOf('paragraph', line), size: 'large' })] : []),
      ...(action ? [sketch('button', { ...action, look: 'primary' })] : []),
      ...more,
    ],
  )
}

/** What a button does: leads somewhere, or plays a release that it then leads to. */
type Action = { label: string; href: string; action?: 'play'; release?: string }

/** What a visitor should do first: hear the newest release, else write. */
export function firstAction({ release }: Pick<SiteText, 'release'>): Action {
  if (!release) {
    return { label: 'Write to me', href: '/contact' }
  }
  const { id, title, href } = release
  const label = title.length <= 40 ? `Listen to ${title}` : 'Listen now'
  return { label, href, action: 'play', release: id }
}

export function aboutSection({ name, tagline, portrait, release }: SiteText): Sketch {
  const story = [
    tagline || `${name} makes music.`,
    'Say where you come from, what you play, and why. Three sentences are enough: people read them before they press play.',
    ...(release ? [`The newest release is ${release.title}.`] : []),
  ]
  return section([
    sideBySide([
      picture(portrait, { width: 480, alt: name }),
      part([heading(`About ${name}`), paragraphs(...story)]),
    ]),
  ])
}

export function releaseSection({ release }: SiteText): Sketch {
  return release
    ? releaseBeside(release, paragraphs('Say in two sentences what this record is about.'))
    : section([heading('New music'), paragraphs('The first release is on its way.')])
}

/** The cover with what leads to the record; `story` stands between them. */
function releaseBeside(
  { title, href, cover }: NonNullable<SiteText['release']>,
  ...story: readonly Sketch[]
): Sketch {
  return section([
    sideBySide([
      picture(cover, { width: 480, href, alt: title }),
      part([lede('Out now'), heading(title), ...story, button('Listen and buy', href)]),
    ]),
  ])
}

export function quotesSection({ release, name }: SiteText): Sketch {
  const about = release?.title ?? name
  return section([
    heading('What people say'),
    sideBySide(
      [
        sketch('quote', {
          words: `One sentence that somebody wrote about ${about}.`,
          source: 'Name of the paper',
        }),
        sketch('quote', {
          words: 'A second voice, from another place.',
          source: 'Name of the station',
        }),
      ],
      'top',
    ),
  ])
}

export const tourSection = () => sketch('upcoming-events', { title: 'On tour' })

export function newsletterSection({ name }: SiteText): Sketch {
  return sketch('email-list', {
    title: `Letters from ${name}`,
    lede: 'New songs and shows first. No more than a letter a month.',
  })
}

function shopSection({ hasMerch }: SiteText): Sketch {
  return section([
    sketch('featured-music', { title: 'From the shop' }),
    sketch('container', { direction: 'row', gap: 12, width: 'full' }, [
      button('All music', store),
      ...(hasMerch ? [button('All merch', '/products?category=Merch', false)] : []),
    ]),
  ])
}

/** Said where a text of several parts is needed. */
export const longText = (...sections: readonly { heading: string; lines: readonly string[] }[]) =>
  sketch('text', {
    doc: joinRichTexts(
      ...sections.flatMap(({ heading: title, lines }) => [
        richTextOf('h2', title),
        richTextOf('paragraph', ...lines),
      ]),
    ),
  })

/** Sections that the Add panel offers, filled with the site's own words. */
export const readyMadeSections: readonly ReadyMadeSection[] = [
  {
    id: 'hero',
    label: 'Opening',
    keywords: ['hero', 'banner', 'header', 'cover'],
    build: (words) => heroSection(words, words.name, words.tagline, firstAction(words)),
  },
  {
    id: 'about',
    label: 'About, with a picture',
    keywords: ['bio', 'story', 'who'],
    build: aboutSection,
  },
  {
    id: 'release',
    label: 'Newest release',
    keywords: ['music', 'album', 'single', 'record'],
    build: releaseSection,
  },
  { id: 'tour', label: 'Tour', keywords: ['shows', 'events', 'dates'], build: tourSection },
  {
    id: 'quotes',
    label: 'Press quotes',
    keywords: ['reviews', 'press', 'words'],
    build: quotesSection,
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    keywords: ['email', 'list', 'letters'],
    build: newsletterSection,
  },
  { id: 'shop', label: 'Shop row', keywords: ['store', 'merch', 'products'], build: shopSection },
]
