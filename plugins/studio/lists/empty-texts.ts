import { slugs } from '@/src/core/slugs'

type EmptyText = {
  title: string
  /** What the thing is for, and how the first comes to be. */
  text: string
  /** Makes the first, for those who may. */
  button?: string
}

/** What lists say while there is nothing in them. */
export const emptyTexts: Readonly<Record<string, EmptyText>> = {
  [slugs.pages]: {
    title: 'No pages yet',
    text: 'Your site is made of pages: a home page, one about you, whatever you like. Each is drawn in the editor.',
    button: 'Make a page',
  },
  [slugs.media]: {
    title: 'No pictures or films yet',
    text: 'What you put here can be used on every page, in posts and as covers.',
    button: 'Add a picture or film',
  },
  [slugs.themeSettings]: {
    title: 'No look yet',
    text: 'Colours, letters and logo of a site. They are chosen in the editor.',
  },
  [slugs.products]: {
    title: 'Nothing in the store yet',
    text: 'Releases and merch that fans can buy. A release needs a cover, songs and a price; you can add them one by one.',
    button: 'Add the first',
  },
  [slugs.variants]: {
    title: 'No prices yet',
    text: 'Every release and every piece of merch has one or more prices: by format, size or colour, with the stock of each.',
    button: 'Add a price',
  },
  [slugs.tracks]: {
    title: 'No songs yet',
    text: 'Songs belong to a release. Fans hear them on your site and get them with what they buy.',
    button: 'Add a song',
  },
  [slugs.audioFiles]: {
    title: 'No audio files yet',
    text: 'Recordings as they came from the studio. What fans hear and download is made from them.',
    button: 'Add an audio file',
  },
  [slugs.bonusFiles]: {
    title: 'No bonus files yet',
    text: 'Booklets, stems, wallpapers: what comes with a release besides its songs.',
    button: 'Add a bonus file',
  },
  [slugs.downloadCodeBatches]: {
    title: 'No download codes yet',
    text: 'Codes for the sleeve of a record or a card at the merch table: each lets one person download the release.',
    button: 'Make download codes',
  },
  [slugs.waitlistEntries]: {
    title: 'Nobody is waiting',
    text: 'When something is sold out, fans can leave their address. They get a mail as soon as it is there again.',
  },
  [slugs.events]: {
    title: 'No shows yet',
    text: 'Concerts show on your site with date, place and a way to the tickets, which you can sell here too.',
    button: 'Add a show',
  },
  [slugs.tickets]: {
    title: 'No tickets sold yet',
    text: 'When a show sells tickets, each of them is here with the name of who comes.',
  },
  [slugs.posts]: {
    title: 'No posts yet',
    text: 'News, pictures, songs and questions for everyone or for members alone.',
    button: 'Write a post',
  },
  [slugs.postFiles]: {
    title: 'No files yet',
    text: 'Pictures, films and songs of your posts gather here as you write.',
    button: 'Add a file',
  },
  [slugs.comments]: {
    title: 'No comments yet',
    text: 'What fans say under your posts. What somebody complains about stands first.',
  },
  [slugs.reactions]: {
    title: 'No likes yet',
    text: 'What fans like and save of your posts.',
  },
  [slugs.membershipTiers]: {
    title: 'No membership tiers yet',
    text: 'Levels that fans join by the month or the year, each with what members get.',
    button: 'Make a tier',
  },
  [slugs.memberships]: {
    title: 'No members yet',
    text: 'Fans who support you each month or year. They join on your Members page once you have a tier.',
  },
  [slugs.importedMembers]: {
    title: 'No members or customers from elsewhere yet',
    text: 'Who supported you on Ghost or Patreon, or bought in a store of Shopify or Squarespace, and what became of them here. They come by Move in.',
  },
  [slugs.publicAccounts]: {
    title: 'No fans yet',
    text: 'Everyone with an account on your site: who bought something, joined or commented.',
  },
  [slugs.segments]: {
    title: 'No segments yet',
    text: 'People who have something in common, found by rules: who bought the last album, who was at a show, who has been away. Newsletters and discount codes can be for a segment.',
    button: 'Make a segment',
  },
  [slugs.contactMessages]: {
    title: 'No messages yet',
    text: 'What visitors write by the form of your Contact page. It also comes by email.',
  },
  [slugs.newsletters]: {
    title: 'No newsletters yet',
    text: 'Mails to a list, to members, or to everyone who asked for news.',
    button: 'Write a newsletter',
  },
  [slugs.emailLists]: {
    title: 'No email lists yet',
    text: 'People join a list on your site and get your newsletters. Addresses from elsewhere can be imported.',
    button: 'Make a list',
  },
  [slugs.subscribers]: {
    title: 'Nobody on a list yet',
    text: 'Addresses of your email lists. People join on your site, or you import them in a list.',
    button: 'Add an address',
  },
  [slugs.emailTemplates]: {
    title: 'No emails yet',
    text: 'How the mails look that your site sends by itself: receipts, tickets, links.',
  },
  [slugs.mailLog]: {
    title: 'No mails sent yet',
    text: 'Every mail that your site sends, and what became of it.',
  },
  [slugs.pastOrders]: {
    title: 'No past orders yet',
    text: 'What fans bought from you on other services. It comes by Move in, and counts in no figures here.',
  },
  [slugs.orders]: {
    title: 'No orders yet',
    text: 'What fans buy, from the payment to the parcel. The first appears with the first sale.',
  },
  [slugs.orderEvents]: {
    title: 'Nothing has happened yet',
    text: 'Each step of each order: paid, sent, given back.',
  },
  [slugs.entitlements]: {
    title: 'No downloads bought yet',
    text: 'Who may download what. Each sale of music adds to it.',
  },
  [slugs.gifts]: {
    title: 'No gifts yet',
    text: 'What fans buy for others, and whether it was taken.',
  },
  [slugs.discountCodes]: {
    title: 'No discount codes yet',
    text: 'Words that make an order cheaper: for a show, a friend, a birthday.',
    button: 'Make a code',
  },
  [slugs.shippingRates]: {
    title: 'No shipping prices yet',
    text: 'What it costs to send a parcel, by country. Without any, you ship everywhere, and it is included in your prices.',
    button: 'Add a shipping price',
  },
  [slugs.taxRates]: {
    title: 'No taxes yet',
    text: 'Taxes of the countries that you sell to, if you have to take them.',
    button: 'Add a tax',
  },
  [slugs.paymentAccounts]: {
    title: 'No payment accounts yet',
    text: 'Accounts that the money of sites goes to.',
  },
  [slugs.profiles]: {
    title: 'No sites yet',
    text: 'Each artist has a site with a name and an address of its own.',
    button: 'Add a site',
  },
  [slugs.domains]: {
    title: 'No domain of your own yet',
    text: 'Your site answers at its address here. With a domain of your own it answers there, too.',
    button: 'Add a domain',
  },
  [slugs.users]: {
    title: 'Nobody yet',
    text: 'People who work in this admin.',
    button: 'Add somebody',
  },
  [slugs.auditLog]: {
    title: 'Nothing yet',
    text: 'Who did what: changes, exports, sign-ins.',
  },
}
