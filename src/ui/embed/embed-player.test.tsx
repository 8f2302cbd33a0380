import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'
import { EmbedsAtOnce } from '@/src/ui/embed/embeds-at-once.client'

const player = (
  <EmbedPlayer
    href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"
    playerUrl="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=7"
    title="Tide"
  >
    Watch
  </EmbedPlayer>
)

it('asks the other site for nothing until a visitor does', () => {
  expect(renderToStaticMarkup(player)).toMatch(/^<a href=/)
  expect(renderToStaticMarkup(<EmbedsAtOnce isOn={false}>{player}</EmbedsAtOnce>)).toMatch(/^<a /)
})

it('loads at once where the artist wants that, and begins nothing by itself', () => {
  const html = renderToStaticMarkup(<EmbedsAtOnce isOn>{player}</EmbedsAtOnce>)
  expect(html).toMatch(/^<iframe /)
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7"')
  expect(html).toContain('title="Tide"')
  expect(html).toContain('loading="lazy"')
})
