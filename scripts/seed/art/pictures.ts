export type Picture = {
  /** Name of the exported file, without `.webp`. */
  name: string
  /** Name of the drawing in `src`, without `.svg`; the same as `name` where left out. */
  drawing?: string
  width: number
  height: number
  /** The part of the drawing that is shown; all of it where left out. */
  viewBox?: string
  /** CSS variables the drawing reads, for pictures that differ in colour only. */
  colours?: Record<string, string>
  /** Bytes the file should stay under; lower qualities are tried until it does. */
  budget?: number
}

const cover = (name: string): Picture => ({ name, width: 1200, height: 1200 })

const merch = (name: string, drawing: string, colours: Record<string, string>): Picture => ({
  name,
  drawing,
  width: 1200,
  height: 1500,
  colours,
})

const event = (name: string): Picture => ({ name, width: 1280, height: 800 })

const washedBlack = { '--cloth': '#1d1c1f', '--studio': '#ddd7cc', '--fold': '0.26' }
const bone = { '--cloth': '#ebe4d4', '--studio': '#b3aa9b', '--fold': '0.2', '--crease': '0.24' }
const pine = { '--cloth': '#24463b', '--studio': '#d8d5c4', '--fold': '0.24' }

/** In drawing order: later pictures may show earlier ones (`/name.webp` inside a drawing). */
export const pictures: readonly Picture[] = [
  cover('salt-and-signal'),
  cover('tidewater'),
  cover('nocturne-m62'),
  cover('paper-lanterns'),
  cover('halfway-house'),
  cover('tenement-sun'),
  cover('top-deck'),
  { name: 'moon', width: 2400, height: 1350, budget: 260_000 },
  { name: 'moon-phone', drawing: 'moon', width: 1080, height: 1400, viewBox: '738 0 694 900' },
  { name: 'luna', drawing: 'moon', width: 800, height: 800, viewBox: '985 430 420 420' },
  { name: 'kito', width: 800, height: 800 },
  merch('tee-black-front', 'tee-front', washedBlack),
  merch('tee-black-back', 'tee-back', washedBlack),
  merch('tee-bone-front', 'tee-front', bone),
  merch('tee-pine-front', 'tee-front', pine),
  merch('tote', 'tote', {}),
  merch('poster', 'poster', {}),
  merch('lp-black', 'lp', { '--vinyl': '#141315', '--shine': '0.16' }),
  merch('lp-sea-glass', 'lp', { '--vinyl': '#4f9c92', '--shine': '0.3' }),
  event('event-stage'),
  event('event-chapel'),
  event('event-record-shop'),
  event('event-harbour'),
  { name: 'post-studio', width: 1350, height: 900 },
  {
    name: 'post-lido',
    drawing: 'live-at-the-lido',
    width: 1350,
    height: 900,
    viewBox: '0 97 600 400',
  },
]
