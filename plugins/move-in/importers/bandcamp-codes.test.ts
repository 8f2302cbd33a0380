import { expect, it } from 'vitest'
import { bandcampCodes } from '@/plugins/move-in/importers/bandcamp-codes'
import { found } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const head = [
  'name of code set: spring tour',
  'date created: Mar-13-2020',
  '"album: Night Bus, Deluxe"',
  'quantity created: 100',
  'quantity redeemed to date: 15',
  '',
  'this file only contains unredeemed codes;',
  'send your fans here to redeem their codes:',
  'http://luna.bandcamp.com/yum',
  '',
  'code',
]
const codeOf = (code: string, releaseName: string, setName: string) => ({
  key: code,
  title: `${code.slice(0, 4)}-${code.slice(4)}`,
  thing: { kind: 'code', code, releaseName, setName },
  remarks: '',
})

it('takes the codes below the head of a list, for the album that it names', async () => {
  const list = [...head, 'nfbh-j5sp', '"laxh-y3c2"', '', 'nfbh-j5sp', 'sold out', '=1+1'].join(
    '\r\n',
  )
  expect(await found(bandcampCodes, `\uFEFF${list}`)).toEqual([
    codeOf('NFBHJ5SP', 'Night Bus, Deluxe', 'spring tour'),
    codeOf('LAXHY3C2', 'Night Bus, Deluxe', 'spring tour'),
    { key: 'NFBHJ5SP', title: 'NFBH-J5SP', leaveOut: ownerMessages.moveIn.twice },
    { key: 'line 16', title: 'sold out', leaveOut: 'Line 16 is not a code of Bandcamp' },
    { key: 'line 17', title: '=1+1', leaveOut: 'Line 17 is not a code of Bandcamp' },
  ])
})

it('knows a list by the name of its set or its file, where it names no album', async () => {
  expect(await found(bandcampCodes, `${head[0]}\ncode\n6zg4-3nn6\n`)).toEqual([
    codeOf('6ZG43NN6', 'spring tour', 'spring tour'),
  ])
  expect(await found(bandcampCodes, '"album: 7"" Mix"\ncode\n6zg4-3nn6\n')).toEqual([
    codeOf('6ZG43NN6', '7" Mix', 'file'),
  ])
  expect(await found(bandcampCodes, 'Codes for Kito!\n6zg4-3nn6\n')).toEqual([
    codeOf('6ZG43NN6', 'file', 'file'),
  ])
})

it.each(['', head.join('\n'), 'date,item type,item name\n1/1/21,album,Night Bus\n'])(
  'refuses a file without codes: %j',
  async (content) => {
    await expect(found(bandcampCodes, content)).rejects.toMatchObject({
      message: expect.stringMatching(/code|cannot be read|empty/i),
    })
  },
)
