import { expect, it } from 'vitest'
import type { FoundItem, Importer } from '@/plugins/_kit/importer'
import { found } from '@/plugins/move-in/testing/found-items'

const finds = (make: object): Importer => ({
  ...{ id: 'acme-songs', source: 'Acme', title: 'Songs', makes: 'Songs', steps: [] },
  accepts: ['.csv'],
  read: async function* () {
    yield { key: '1', title: 'One', make } as FoundItem
  },
})

it.each([
  [
    { kind: 'song' },
    'The importer makes a “song”, and can make merch, release, post, links, pastOrder, member, code, subscriber, leaver, show',
  ],
  [
    { kind: 'post', caption: 'One', body: '<p>Hi</p>', date: '' },
    'The importer gives a “post” what it does not have: body, date',
  ],
  [{ kind: 'post', caption: '' }, 'Its title and introduction are too long'],
])('says in the dry run why %o cannot be made', async (make, leaveOut) => {
  expect(await found(finds(make), '')).toMatchObject([{ leaveOut }])
})
