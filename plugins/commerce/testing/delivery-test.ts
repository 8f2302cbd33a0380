import { sql } from '@payloadcms/db-postgres'
import { test } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { makeSound } from '@/plugins/commerce/testing/sounds'
import type { DownloadLink } from '@/src/core/contracts/music/download-answers'
import type { DownloadPreparing } from '@/src/core/contracts/music/downloads'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import type { ErrorBody } from '@/src/core/errors'
import { serveFile } from '@/src/server/storage/serve-file'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Answer = DownloadLink & DownloadPreparing & ErrorBody
type Key = { orderRef: string; token?: string } | { entitlementId: string }

const recording = async <Kind extends 'wav' | 'flac' | 'mp3'>(kind: Kind, seconds = 2) => ({
  kind,
  data: await makeSound(kind, seconds),
})

/** Tests of what buyers get of two sites, from recordings of two seconds. */
export const deliveryTest = test
  .extend('luna', { scope: 'file' }, () => openShop(payload, 'Luna'))
  .extend('kito', { scope: 'file' }, () => openShop(payload, 'Kito'))
  .extend('mp3', { scope: 'file' }, () => recording('mp3'))
  .extend('flac', { scope: 'file' }, () => recording('flac'))
  .extend('wav', { scope: 'file' }, () => recording('wav'))
  /** Asks for a song or an archive. */
  .extend(
    'ask',
    ({ luna }) =>
      (key: Key, what: Record<string, string>, shop = luna, token?: string) =>
        shop.call<Answer>('POST', '/api/public/downloads', { token, body: { ...key, ...what } }),
  )

/** What an address of a file answers. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(new URL(url, 'http://localhost'), { headers })
  const path = new URL(request.url).pathname
  return serveFile(request, path.split('/').slice(2).map(decodeURIComponent))
}

export const bytes = async (url: string) => Buffer.from(await (await load(url)).arrayBuffer())

export const keyOf = ({ orderRef, token }: CheckoutReply) => ({ orderRef, token })

/** The files of a song or a release that are there, oldest first. */
export const ready = (subject: string) =>
  rowsOf<{ id: string; kind: string; key: string }>(
    payload,
    sql`select id, kind, key from renditions where subject = ${subject} and state = 'ready' order by created_at`,
  )

/** Begins like a recording, and is a list of files. */
export function brokenMp3(): Buffer {
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), playlist])
}
