import type { Section } from '@/plugins/studio/place'
import {
  merchPath,
  moveInPath,
  musicPath,
  newPostPath,
  numbersPath,
  postsPath,
  showsPath,
} from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'

/** What an artist makes and shows. */
export const workSections: readonly Section[] = [
  {
    id: 'home',
    label: 'Home',
    icon: 'home',
    places: [
      {
        label: 'Overview',
        path: '/',
        words: 'dashboard start home',
        actions: [
          {
            title: 'View my site',
            does: { window: '/site' },
            subject: 'site',
            words: 'website visit preview look see',
          },
        ],
      },
      {
        label: 'Numbers',
        path: numbersPath,
        subject: 'numbers',
        words: 'statistics visits plays sales charts',
        actions: [
          {
            title: 'Export numbers as CSV',
            does: { file: '/numbers.csv?table=days' },
            words: 'download statistics spreadsheet file',
          },
        ],
      },
    ],
  },
  {
    id: 'site',
    label: 'Site',
    icon: 'site',
    places: [
      {
        label: 'Pages',
        collection: slugs.pages,
        words: 'website editor design',
        actions: [{ title: 'New page', does: { form: true }, subject: 'pages' }],
      },
      {
        label: 'Pictures and films',
        collection: slugs.media,
        words: 'media photos images videos files',
      },
      { label: 'Themes', collection: slugs.themeSettings, subject: 'platform', words: 'theme' },
    ],
  },
  {
    id: 'music',
    label: 'Music & merch',
    icon: 'music',
    places: [
      {
        label: 'Music',
        path: musicPath,
        subject: 'products',
        collection: slugs.products,
        category: 'Music',
        words: 'releases albums singles products store',
        actions: [
          {
            title: 'New release',
            does: { make: '/releases', at: musicPath },
            words: 'album single song upload music',
          },
        ],
      },
      {
        label: 'Merch',
        path: merchPath,
        subject: 'products',
        collection: slugs.products,
        category: 'Merch',
        words: 'products shirts vinyl store',
        actions: [
          {
            title: 'New merch item',
            does: { make: '/merch', at: merchPath },
            words: 'product shirt vinyl sell',
          },
        ],
      },
      { label: 'Songs', collection: slugs.tracks, words: 'tracks lyrics' },
      {
        label: 'Prices and stock',
        collection: slugs.variants,
        words: 'variants sizes colours editions inventory',
      },
      { label: 'Waitlist', collection: slugs.waitlistEntries, words: 'sold out waiting' },
      { label: 'Audio files', collection: slugs.audioFiles, words: 'sound recordings' },
      { label: 'Bonus files', collection: slugs.bonusFiles, words: 'booklet extras' },
      {
        label: 'Download codes',
        collection: slugs.downloadCodeBatches,
        actions: [{ title: 'New download codes', does: { form: true }, subject: 'codes' }],
      },
    ],
  },
  {
    id: 'shows',
    label: 'Shows',
    icon: 'shows',
    places: [
      {
        label: 'Shows',
        path: showsPath,
        subject: 'shows',
        collection: slugs.events,
        words: 'events concerts gigs tour dates calendar import',
        actions: [
          {
            title: 'New show',
            does: { open: `${showsPath}?new` },
            words: 'add create make event concert gig date',
          },
          {
            title: 'New tour',
            does: { open: `${showsPath}/tour` },
            words: 'add create make many shows dates concerts gigs',
          },
          {
            title: 'Import shows',
            does: { open: `${moveInPath}?of=Shows` },
            subject: 'moveIn',
            words: 'calendar ics csv bandsintown',
          },
        ],
      },
      { label: 'Tickets', collection: slugs.tickets, words: 'guests door list' },
    ],
  },
  {
    id: 'posts',
    label: 'Posts',
    icon: 'posts',
    count: 'comments',
    places: [
      {
        label: 'Posts',
        path: postsPath,
        subject: 'posts',
        collection: slugs.posts,
        words: 'news feed write',
        actions: [
          {
            title: 'New post',
            does: { open: newPostPath },
            words: 'add create make write news picture video',
          },
        ],
      },
      { label: 'Comments', collection: slugs.comments, words: 'reports moderation' },
      { label: 'Likes and saves', collection: slugs.reactions },
      { label: 'Files of posts', collection: slugs.postFiles },
    ],
  },
]
