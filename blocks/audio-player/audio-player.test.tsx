import { expect, it } from 'vitest'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { blockHtml, sampleContext, sampleRelease } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/audio-player/load'
import { Render } from '@/blocks/audio-player/render'
import { definition } from '@/blocks/audio-player/schema'

const block = { definition, Render, data: { release: sampleRelease } }

/** Stands for the site's player and writes down what it was handed. */
const handed: string[] = []
const SitePlay: NonNullable<BlockEnvironment['player']>['Play'] = ({ queue, title }) => {
  handed.push(title, ...queue.map(({ id }) => id))
  return null
}
const SiteCover = () => null
const SiteLink = () => null
const SiteTracks = () => <ol />

it('plays by the site, and has no player of its own', () => {
  const player = {
    profileId: 'luna',
    Play: SitePlay,
    Cover: SiteCover,
    Link: SiteLink,
    Tracks: SiteTracks,
  }
  expect(blockHtml({ ...block, env: { player } })).not.toContain('<audio')
  expect(handed).toEqual(['Salt & Signal', 't1'])
})

it('draws still buttons where there is no player', () => {
  const html = blockHtml({ ...block, props: { showsTracks: true } })
  expect(html).toContain('aria-label="Play Salt &amp; Signal"')
  expect(html).toContain('aria-label="Play Tideline"')
})

it('takes the newest featured release unless one is chosen', async () => {
  const read = async (props: object) =>
    (await load({ props: definition.schema.parse(props), context: sampleContext })).release
  expect((await read({}))?.id).toBe('p1')
  expect((await read({ release: 'p1', track: 't2' }))?.tracks.map(({ id }) => id)).toEqual(['t2'])
  expect((await read({ release: 'p1', track: 'gone' }))?.tracks).toHaveLength(2)
  expect(await read({ release: 'unknown' })).toBeNull()
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  const silent = { release: { ...sampleRelease, tracks: [] } }
  expect(blockHtml({ ...block, data: silent })).toBe('')
  const env = { editing: true }
  expect(blockHtml({ ...block, data: silent, env })).toContain('nothing to listen to yet')
  expect(blockHtml({ ...block, data: { release: null }, env })).toContain('choose a release')
})
