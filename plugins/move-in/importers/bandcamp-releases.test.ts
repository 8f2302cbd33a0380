import { expect, it } from 'vitest'
import { bandcampReleases } from '@/plugins/move-in/importers/bandcamp-releases'
import { found } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const head =
  'date,item type,item name,artist,currency,item price,discount code,additional fan contribution,package,item url,catalog number,upc,isrc'
const table = (...rows: string[]) => [head, ...rows].join('\n')
const url = 'https://luna.bandcamp.com/album/night-bus'

it('makes one release of all sales of an album, by its address', async () => {
  const items = await found(
    bandcampReleases,
    table(
      `2/1/21 1:00pm,album,Night Bus,Luna,USD,7.00,,,digital download,${url},CAT-1,,`,
      `1/1/21 1:00pm,album,Night Bus (Deluxe),Luna,USD,7.00,,3.00,digital download,${url}/?from=fan,CAT-1,0123456789012,`,
      `3/1/21 1:00pm,album,Night Bus,Luna,USD,3.50,HALF,,digital download,${url},,,`,
      `3/1/21 1:00pm,package,Night Bus,Luna,USD,25.00,,,"12"" Vinyl",${url},,,`,
      '3/1/21 1:00pm,payout,,,USD,,,,,,,,',
      `3/1/21 1:00pm,refund,Night Bus,Luna,USD,-7.00,,,,${url},,,`,
    ),
  )
  expect(items).toEqual([
    {
      key: 'luna.bandcamp.com/album/night-bus',
      title: 'Night Bus',
      remarks: '',
      thing: {
        kind: 'release',
        title: 'Night Bus',
        artist: 'Luna',
        priceMinor: 700,
        isOpen: false,
        sku: 'CAT-1',
        releasedAt: '2021-01-01T13:00:00.000Z',
      },
    },
    {
      key: 'luna.bandcamp.com/album/night-bus night bus 12" vinyl',
      title: 'Night Bus',
      leaveOut: 'No music: add it as merch, or as an edition of its release',
    },
  ])
})

it('knows releases without an address by artist and name, and says what of a price is not kept', async () => {
  const items = await found(
    bandcampReleases,
    table(
      '1/1/21 1:00pm,track,One,Luna,USD,1.00,,,,,,,gb-aye-68-00011',
      '1/2/21 1:00pm,track,one,LUNA,USD,2.00,,,,,,,',
      '1/1/21 1:00pm,track,One,Kito,USD,1.00,,,,,,,',
      '1/1/21 1:00pm,track,Cheap,Luna,USD,0.10,,,,,,,',
      '1/1/21 1:00pm,album,Open,Luna,USD,0.00,,5.00,,,,,',
      '1/1/21 1:00pm,album,Gift,Luna,USD,0.00,,,,,,,',
      'soon,album,<i>Odd</i>,Luna,USD,lots,,,,,,,',
    ),
  )
  expect(items).toMatchObject([
    {
      key: '["luna","one"]',
      thing: { priceMinor: null },
      remarks:
        'Sold at several prices there: set its price here · A track sold by itself: if its album is here too, add it there as a song, and delete this · The ISRC of its song is GBAYE6800011',
    },
    {
      key: '["kito","one"]',
      thing: { priceMinor: 100 },
      remarks:
        'A track sold by itself: if its album is here too, add it there as a song, and delete this',
    },
    {
      thing: { priceMinor: null },
      remarks: expect.stringMatching(/^Its price there cannot be kept: set one here · A track/),
    },
    { thing: { priceMinor: 0, isOpen: true } },
    { thing: { priceMinor: 0, isOpen: false } },
    {
      thing: { title: '<i>Odd</i>', priceMinor: null, releasedAt: null },
      remarks: 'Its price there cannot be kept: set one here',
    },
  ])
})

it('takes no price of a currency without hundredths', async () => {
  const [release] = await found(
    bandcampReleases,
    table(`1/1/21 1:00pm,album,Night Bus,Luna,JPY,1000,,,digital download,${url},,,`),
  )
  expect(release).toMatchObject({
    thing: { priceMinor: null },
    remarks: 'Its price there cannot be kept: set one here',
  })
})

it('is refused without prices', async () => {
  await expect(
    found(bandcampReleases, 'item type,item name,currency\nalbum,Night Bus,USD\n'),
  ).rejects.toMatchObject({ message: ownerMessages.moveIn.noHeading('item price') })
})
