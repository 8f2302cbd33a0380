import type { PageDocument } from '@/src/core/page-document/schema'
import {
  aboutSection,
  button,
  firstAction,
  heading,
  heroSection,
  lede,
  longText,
  newsletterSection,
  paragraphs,
  picture,
  quotesSection,
  releaseSection,
  section,
  sideBySide,
  tourSection,
} from '@/src/core/page-document/templates/sections'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { pageOf, type Sketch, sketch } from '@/src/core/page-document/templates/sketch'

type PageTemplate = {
  label: string
  /** One line that says what is on it. */
  hint: string
  title: string
  /** Wished for; the next free one is taken. */
  address: string
  blocks: (words: SiteText) => readonly Sketch[]
}

export const pageTemplateIds = [
  'about',
  'press-kit',
  'tour',
  'music',
  'contact',
  'links',
  'empty',
] as const
export type PageTemplateId = (typeof pageTemplateIds)[number]

/** Pages to begin with; each stands on its own. */
export const pageTemplates: Readonly<Record<PageTemplateId, PageTemplate>> = {
  about: {
    label: 'About',
    hint: 'Who you are, your music, your letters',
    title: 'About',
    address: '/about',
    blocks: (words) => [
      heroSection(words, 'About', words.tagline),
      aboutSection(words),
      sketch('featured-music', { title: 'Start listening' }),
      newsletterSection(words),
    ],
  },
  'press-kit': {
    label: 'Press kit',
    hint: 'Short text, quotes, pictures and a contact',
    title: 'Press kit',
    address: '/press',
    blocks: pressKit,
  },
  tour: {
    label: 'Tour',
    hint: 'All dates, and how to book you',
    title: 'Tour',
    address: '/tour',
    blocks: (words) => [
      heroSection(
        words,
        'Tour',
        words.show ? `Next: ${words.show.title}, ${words.show.place}` : words.tagline,
        words.show ? { label: 'See the next show', href: words.show.href } : undefined,
      ),
      tourSection(),
      section([
        heading('Want a show in your town?'),
        paragraphs('Say here whom promoters should write to, and what you need on stage.'),
        button('Book a show', '/contact', false),
      ]),
      newsletterSection(words),
    ],
  },
  music: {
    label: 'Music',
    hint: 'The newest release first, then the rest',
    title: 'Music',
    address: '/listen',
    blocks: (words) => [
      section([heading('Music', 'h1'), lede(words.tagline || `Everything by ${words.name}`)]),
      releaseSection(words),
      sketch('featured-music', { title: 'More music' }),
      newsletterSection(words),
    ],
  },
  contact: {
    label: 'Get in touch',
    hint: 'Whom to write to for what, and your networks',
    title: 'Get in touch',
    address: '/get-in-touch',
    blocks: (words) => [
      section([
        heading('Get in touch', 'h1'),
        lede(`The best ways to reach ${words.name}.`),
        button('Write to me', '/contact'),
      ]),
      section([
        longText(
          { heading: 'Shows and booking', lines: ['Name and address of whoever books you.'] },
          { heading: 'Press and radio', lines: ['Name and address for interviews and promos.'] },
          { heading: 'Everything else', lines: ['Fan mail, lost hats, lovely ideas.'] },
        ),
        sketch('social-icons'),
      ]),
      newsletterSection(words),
    ],
  },
  links: {
    label: 'Links',
    hint: 'One column of buttons, for your profile elsewhere',
    title: 'Links',
    address: '/links',
    blocks: links,
  },
  empty: {
    label: 'Empty page',
    hint: 'Header and footer, the rest is yours',
    title: 'New page',
    address: '/new-page',
    blocks: () => [],
  },
}

function pressKit(words: SiteText): readonly Sketch[] {
  const { name, tagline, portrait, widePicture, release } = words
  const pictures = [...new Set([portrait, widePicture, release?.cover ?? ''])].filter(Boolean)
  return [
    section([
      heading('Press kit', 'h1'),
      lede(tagline || `For everybody who writes about ${name}`),
    ]),
    section([
      longText(
        {
          heading: 'In one sentence',
          lines: [tagline || `${name} makes music.`],
        },
        {
          heading: 'In one paragraph',
          lines: [
            `Write about ${name} as a paper would: where from, what it sounds like, what is new${release ? ` (${release.title})` : ''}, who has played it.`,
          ],
        },
      ),
    ]),
    releaseSection(words),
    quotesSection(words),
    section([
      heading('Pictures'),
      paragraphs('Free to print. Say here who took them.'),
      sideBySide(
        (pictures.length > 1 ? pictures : [pictures[0] ?? '', '']).map((media) =>
          picture(media, { width: 560 }),
        ),
        'top',
      ),
    ]),
    section([
      heading('Contact'),
      paragraphs('Name and address of whoever answers the press.'),
      button('Write to us', '/contact'),
      sketch('social-icons'),
    ]),
  ]
}

function links(words: SiteText): readonly Sketch[] {
  const { name, portrait, hasMerch, show } = words
  const first = firstAction(words)
  const rows = [
    first,
    { label: 'All music', href: '/products?category=Music' },
    ...(hasMerch ? [{ label: 'Merch', href: '/products?category=Merch' }] : []),
    ...(show ? [{ label: `Tickets: ${show.title}`, href: show.href }] : []),
    { label: 'Members', href: '/members' },
    ...(first.href === '/contact' ? [] : [{ label: 'Write to me', href: '/contact' }]),
  ]
  return [
    sketch('container', { look: 'link-tree' }, [
      sketch('container', { width: 'full' }, [
        picture(portrait, { width: 360, shape: 'round', alt: name }),
        heading(name, 'h1'),
        sketch('social-icons'),
      ]),
      sketch('container', { width: 'full', align: 'spread', gap: 12 }, [
        ...rows.map(({ label, ...row }, index) =>
          sketch('button', {
            ...row,
            label: label.slice(0, 80),
            size: 'wide',
            look: index === 0 ? 'primary' : 'outline',
          }),
        ),
        sketch('email-list', { look: 'narrow' }),
      ]),
    ]),
  ]
}

/** The page of a template for one site. */
export function pageFromTemplate(id: PageTemplateId, words: SiteText): PageDocument {
  return pageOf(pageTemplates[id].blocks(words))
}
