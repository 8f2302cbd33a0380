import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import { catalogue } from './index'

const { profiles } = catalogue
const products = profiles.flatMap((profile) => profile.products)
const tracks = products.flatMap((product) => product.tracks)
const posts = profiles.flatMap((profile) => profile.posts)

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

it('has no colours that are hard to tell apart', () => {
  for (const { theme } of profiles) {
    expect(contrastWarnings(theme)).toEqual([])
  }
})

it('gives every thing its own key, and every song its own seed', () => {
  for (const things of [products, products.flatMap(({ variants }) => variants), tracks, posts]) {
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
  }
  expect(new Set(tracks.map(({ song }) => song.seed)).size).toBe(tracks.length)
})

it('has one default variant a product and cents without fractions', () => {
  for (const { variants } of products) {
    expect(variants.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(variants.every(({ priceMinor }) => Number.isInteger(priceMinor))).toBe(true)
  }
})

it('posts only recordings that exist, for tiers that exist', () => {
  const tiers = new Set(profiles.flatMap((profile) => profile.tiers.map(({ key }) => key)))
  const recordings = new Set(tracks.map(({ key }) => key))
  for (const post of posts) {
    expect((post.tiers ?? []).every((tier) => tiers.has(tier))).toBe(true)
    const media = post.type === 'poll' ? [] : post.media
    for (const item of media) {
      expect(item.type !== 'audio' || recordings.has(item.track)).toBe(true)
    }
  }
})

it('covers all post types and all visibilities', () => {
  expect(new Set(posts.map(({ type }) => type)).size).toBe(4)
  expect(new Set(posts.map(({ visibility }) => visibility)).size).toBe(4)
})
