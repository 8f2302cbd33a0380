import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'
import { EmbedsAtOnce } from '@/src/ui/embed/embeds-at-once.client'

const player = (
  <EmbedPlayer
    embed={{
      href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7',
      playingUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7&autoplay=1',
    }}
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
  expect(html, 'it may not take the page away').not.toContain('top-navigation')
  expect(html).toContain('sandbox="allow-scripts ')
})
