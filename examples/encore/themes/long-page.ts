import { lateSummer } from '@/examples/encore/late-summer'
import {
  button,
  firstAction,
  heading,
  newsletterSection,
  paragraphs,
} from '@/src/core/page-document/templates/sections'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { pageOf, type Sketch, sketch } from '@/src/core/page-document/templates/sketch'
import { richTextOf } from '@/src/core/rich-text'
import type { SiteTheme } from '@/src/core/theme/site-theme'

export const theme: SiteTheme = {
  label: 'One long page',
  about: 'All on your home page: music, shows, letters',
  now: 'your one long page',
  promise:
    'Visitors get one long page with your music, your shows and your newsletter, without links in the header. Your other pages stay where they are, for whoever has their address.',
  header: { hidesLinks: true, hidesNameAtHome: true },
  look: lateSummer,
  home: (words) =>
    pageOf([
      opening(words),
      ...countdown(words),
      ...music(words),
      ...(words.show ? [sketch('tour-list', { title: 'On tour' })] : []),
      ...(words.hasMerch
        ? [sketch('featured-music', { title: 'From the shop', category: 'Merch' })]
        : []),
      newsletterSection(words),
      sketch('container', { align: 'center' }, [sketch('social-icons')]),
    ]),
}

function opening(words: SiteText): Sketch {
  const { name, tagline, widePicture, portrait } = words
  const { label, href } = firstAction(words)
  return sketch(
    'container',
    {
      look: 'hero',
      overlayHeader: true,
      backgroundImage: widePicture || portrait,
      minHeight: 600,
      align: 'center',
      verticalAlign: 'middle',
      gap: 20,
    },
    [
      sketch('text', { doc: richTextOf('h1', name), size: 'display', align: 'center' }),
      ...(tagline
        ? [
            sketch('text', {
              doc: richTextOf('paragraph', tagline),
              size: 'large',
              align: 'center',
            }),
          ]
        : []),
      button(label, href),
    ],
  )
}

/** To the next show; nothing while none is planned. */
function countdown({ show }: SiteText): Sketch[] {
  return show
    ? [
        sketch('encore/countdown', {
          title: `${show.title}, ${show.place}`.slice(0, 120),
          moment: show.startsAt,
          afterwards: 'Tonight',
          href: show.href,
          label: 'Tickets',
        }),
      ]
    : []
}

function music({ name, release, hasFeatured }: SiteText): Sketch[] {
  if (!release) {
    return [
      sketch('container', { align: 'center', width: 'text' }, [
        heading('Music'),
        paragraphs(`New songs by ${name} are on their way. Join the list and hear them first.`),
      ]),
    ]
  }
  return [
    sketch('release', { release: release.id, kicker: 'Out now' }),
    ...(hasFeatured ? [sketch('featured-music', { title: 'More music' })] : []),
  ]
}
