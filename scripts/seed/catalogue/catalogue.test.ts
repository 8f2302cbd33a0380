import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import { catalogue } from './index'

const { profiles } = catalogue
const products = profiles.flatMap((profile) => profile.products)
const tracks = products.flatMap((product) => product.tracks)
const posts = profiles.flatMap((profile) => profile.posts)
const recordings = readdirSync(new URL('../audio', import.meta.url))

it('shows only pictures that were drawn', () => {
  const art = profiles.flatMap(({ profile, home, events }) => [
    profile.avatar,
    ...(home.hero ? [home.hero.art, home.hero.phoneArt ?? home.hero.art] : []),
    ...events.map((event) => event.art),
  ])
  const shown = products.flatMap(({ images, variants }) => [
    ...images,
    ...variants.flatMap(({ image }) => image ?? []),
  ])
  const posted = posts.flatMap((post) =>
    post.type === 'poll' ? [] : post.media.flatMap((media) => ('art' in media ? media.art : [])),
  )
  const missing = [...art, ...shown, ...posted].filter(
    (name) => !existsSync(new URL(`../art/${name}.webp`, import.meta.url)),
  )
  expect(missing).toEqual([])
})

it('has a preview and the whole of every track, as long as it says', () => {
  const bytesOf = (name: string) => readFileSync(new URL(`../audio/${name}`, import.meta.url))
  const wholeOf = (key: string) =>
    recordings.includes(`${key}.flac`)
      ? secondsOfFlac(bytesOf(`${key}.flac`))
      : secondsOfMp3(bytesOf(`${key}.mp3`))
  for (const { key, durationSeconds } of tracks) {
    expect(secondsOfMp3(bytesOf(`${key}-preview.mp3`)), key).toBeCloseTo(30, 0)
    expect(Math.abs(wholeOf(key) - durationSeconds), key).toBeLessThan(1)
  }
})

it('keeps only recordings that are heard', () => {
  const heard = new Set(tracks.map(({ key }) => key))
  const unheard = recordings.filter((name) => !heard.has(name.replace(/(-preview)?\.\w+$/, '')))
  expect(unheard).toEqual([])
})

it('has no colours that are hard to tell apart', () => {
  for (const { theme } of profiles) {
    expect(contrastWarnings(theme)).toEqual([])
  }
})

it('gives every thing its own key', () => {
  for (const things of [products, products.flatMap(({ variants }) => variants), tracks, posts]) {
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
  }
})

it('has one default variant a product and cents without fractions', () => {
  for (const { variants } of products) {
    expect(variants.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(variants.every(({ priceMinor }) => Number.isInteger(priceMinor))).toBe(true)
  }
})

it('posts only recordings that exist, for tiers that exist', () => {
  const tiers = new Set(profiles.flatMap((profile) => profile.tiers.map(({ key }) => key)))
  for (const post of posts) {
    expect((post.tiers ?? []).every((tier) => tiers.has(tier))).toBe(true)
    const media = post.type === 'poll' ? [] : post.media
    for (const item of media) {
      expect(item.type !== 'audio' || recordings.includes(`${item.track}.mp3`)).toBe(true)
    }
  }
})

it('covers all post types and all visibilities', () => {
  expect(new Set(posts.map(({ type }) => type)).size).toBe(4)
  expect(new Set(posts.map(({ visibility }) => visibility)).size).toBe(4)
})

const kbps = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

/** The recordings have one bit rate throughout, which is in the header of the first frame (MPEG-2). */
function secondsOfMp3(bytes: Buffer): number {
  expect(bytes.readUInt16BE(0) & 0xfff6).toBe(0xfff2)
  return (bytes.length * 8) / ((kbps[bytes.readUInt8(2) >> 4] ?? 0) * 1000)
}

/** The first block says how many samples there are, and how many make a second. */
function secondsOfFlac(bytes: Buffer): number {
  expect(bytes.toString('latin1', 0, 4)).toBe('fLaC')
  const perSecond = bytes.readUIntBE(18, 3) >> 4
  return bytes.readUInt32BE(22) / perSecond
}
