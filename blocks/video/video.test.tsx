import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleMedia } from '@/blocks/_kit/test-kit'
import { filmOf } from '@/blocks/video/film-of'
import { load } from '@/blocks/video/load'
import { Render } from '@/blocks/video/render'
import { definition } from '@/blocks/video/schema'

const nothing = { film: null, poster: null }
const film = { ...sampleMedia, id: 'film', url: '/files/film.mp4', mimeType: 'video/mp4' }
const block = { definition, Render, data: nothing }
const href = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s'

it('takes films alone, from where they are', () => {
  expect(filmOf(href)?.playingUrl).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&autoplay=1',
  )
  expect(filmOf('https://vimeo.com/76979871')?.kind).toBe('vimeo')
  expect(filmOf('https://soundcloud.com/luna/tide')).toBeNull()
  expect(filmOf('/film')).toBeNull()
})

it('asks nobody else for anything before the visitor says so', () => {
  const html = blockHtml({ ...block, props: { source: 'link', href } })
  expect(html).toContain('Load content from YouTube')
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('nocookie')
  expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com[^>]*target="_blank"/)
})

it('plays an upload by the browser, and loads it only when asked', () => {
  const data = { film, poster: sampleMedia }
  const html = blockHtml({ ...block, data, props: { title: 'Live in Leeds' } })
  expect(html).toMatch(/<video[^>]*src="\/files\/film\.mp4"/)
  expect(html).toContain('poster="/files/moon-640.webp"')
  expect(html).toContain('preload="none"')
  expect(html).toContain('aria-label="Live in Leeds"')
  expect(html).toContain('controls=""')
})

it('takes no picture for a film', async () => {
  const props = definition.schema.parse({ media: 'moon', poster: 'moon' })
  expect(await load({ props, context: sampleContext })).toEqual({ film: null, poster: sampleMedia })
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  expect(blockHtml(block)).toBe('')
  const env = { editing: true }
  expect(blockHtml({ ...block, env })).toContain('Choose a video')
  expect(blockHtml({ ...block, env, props: { source: 'link' } })).toContain('YouTube or Vimeo')
})
