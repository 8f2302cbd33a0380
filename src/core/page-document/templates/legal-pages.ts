import { env } from '@/src/core/env'
import { legalText } from '@/src/core/page-document/legal-text'
import { newNode } from '@/src/core/page-document/new-node'
import { type PageDocument, rootId, rootType } from '@/src/core/page-document/schema'
import { countingNotice, retainedRecords } from '@/src/core/retention'
import { joinRichTexts, type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { legalAddresses } from '@/src/core/urls/page-address'

export type LegalPage = { title: string; pathname: string; layout: PageDocument }

type Section = { heading: string; paragraphs: readonly string[] }

/**
 * The three legal pages that every site begins with. The words describe what the software does; what
 * else applies, the artist writes in the editor.
 */
export function legalPages(name: string): LegalPage[] {
  return [
    legalPage('Terms of Service', legalAddresses.terms, terms(name)),
    legalPage('Privacy Policy', legalAddresses.privacy, privacy(name)),
    legalPage('Cookie Policy', legalAddresses.cookies, cookies(name)),
  ]
}

function legalPage(title: string, pathname: string, sections: readonly Section[]): LegalPage {
  const doc = joinRichTexts(
    richTextOf('h1', title),
    ...sections.flatMap(({ heading, paragraphs }) => [
      richTextOf('h2', heading),
      richTextOf('paragraph', ...paragraphs),
    ]),
  )
  return { title, pathname, layout: documentOf(doc) }
}

function documentOf(doc: RichTextDoc): PageDocument {
  return {
    version: 1,
    nodes: {
      [rootId]: newNode(rootType, {}, ['header', legalText.id, 'footer']),
      header: newNode('page-header'),
      [legalText.id]: newNode(legalText.type, { doc }),
      footer: newNode('footer'),
    },
  }
}

function terms(name: string): Section[] {
  return [
    {
      heading: 'This website',
      paragraphs: [
        `This is the website of ${name}. By using it, by making an account or by buying something you agree to these terms.`,
      ],
    },
    {
      heading: 'Buying',
      paragraphs: [
        'Prices are shown in US dollars. Your order is placed when the payment is confirmed, and you get a receipt by email.',
        'Downloads can be opened from the order page as soon as the payment is confirmed. Goods are sent to the address you gave. Tickets are good for the event, the date and the number of people they name.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'Downloads can be refunded within 14 days of buying them, as long as they were not downloaded. Goods that arrive broken or not at all are sent again or refunded.',
        'Write by the contact page and name the number of your order.',
      ],
    },
    {
      heading: 'Membership',
      paragraphs: [
        'A membership opens what its level names for as long as it lasts. You can end it in your account; it then runs out at the end of the time you paid for.',
      ],
    },
    {
      heading: 'Music, pictures and words',
      paragraphs: [
        `Everything here belongs to ${name} or is used with permission. What you buy is for your own listening; please do not publish or resell it.`,
      ],
    },
    {
      heading: 'Comments',
      paragraphs: [
        'Be kind. Comments that insult, threaten or advertise are removed, and so are accounts that keep writing them.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Write to ${name} by the contact page of this website.`],
    },
  ]
}

function privacy(name: string): Section[] {
  return [
    {
      heading: 'Who keeps your data',
      paragraphs: [
        `${name} runs this website and decides what happens with what you leave here. You can ask about it by the contact page.`,
      ],
    },
    {
      heading: 'What is kept',
      paragraphs: [
        'Your account: name, email address and a scrambled form of your password.',
        'Your orders: what you bought, your email address, where something is sent, your postal address, and where you ask for an invoice for a company, its name and VAT number. Card numbers go to the payment provider alone and never reach this website.',
        countingNotice,
        'What you write: comments, votes, likes and messages. If you join the email list, your email address and when you agreed.',
      ],
    },
    {
      heading: 'What it is for',
      paragraphs: [
        'To deliver what you bought, to let you in, to answer you, and to write to you if you asked for it. Nothing is sold, and there is no advertising.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        `These are deleted after ${env().retentionDays} days: ${Object.values(retainedRecords).join('; ')}.`,
        'Orders are kept as long as the law asks for, without your name once your account is deleted; what stands on an invoice stays as it is. Everything else stays until you or we delete it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, change, download and delete your data in your account. Every mail of the email list has a link to leave it.',
      ],
    },
  ]
}

function cookies(name: string): Section[] {
  return [
    {
      heading: 'No tracking',
      paragraphs: [
        `The website of ${name} sets no cookies for visitors and has no tracking by third parties.`,
        countingNotice,
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'So that the site works, your browser stores a few things on your own device: what is in your cart, the volume of the player, by which link you came while the tab is open, and, once you log in, the key that keeps you logged in. You can remove them in the settings of your browser.',
      ],
    },
    {
      heading: 'Payments',
      paragraphs: [
        'The page on which you pay belongs to the payment provider, which may set cookies of its own to prevent fraud.',
      ],
    },
  ]
}
