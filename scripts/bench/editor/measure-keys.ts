import type { Browser, BrowserContext } from '@playwright/test'
import { withBrowser } from '@/scripts/bench/browser'
import { longText, storePage } from '@/scripts/bench/editor/large-page'
import { bareFieldKeyMs, type KeyTimes, measureKeys } from '@/scripts/bench/editor/measure-subject'
import { ownEditor } from '@/scripts/bench/editor/own-editor'
import type { Subject } from '@/scripts/bench/editor/subject'
import { type Figure, figureOf } from '@/scripts/bench/figure'
import type { Session } from '@/scripts/bench/session'

const pages = 20
const atMostMs = 16
const places = { settingsKeyMs: 'in settings', wordsKeyMs: 'on the page' } as const

/**
 * What a key takes by itself: a browser that paints as soon as there is something to paint. One that
 * paints 60 times a second adds up to 17 ms of waiting for its next frame, to a bare field as well.
 */
export function measureKeysAtOnce(
  session: Session,
  signedIn: BrowserContext,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Figure[]> {
  return withBrowser(
    session,
    async (browser) => {
      const { origin } = session.server
      const { id } = await storePage(signedIn, origin, longText(pages))
      const long: Subject = {
        ...ownEditor(origin, id, 4),
        id: 'long',
        name: `Bandstand, a text of ${pages} pages`,
      }
      const storageState = await signedIn.storageState()
      const open = () =>
        browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
      return compareKeys(browser, open, [...subjects, long], rounds)
    },
    ['--disable-frame-rate-limit'],
  )
}

async function compareKeys(
  browser: Browser,
  open: () => Promise<BrowserContext>,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Figure[]> {
  const bareField: number[] = []
  const measured = subjects.map((subject) => ({ subject, times: [] as KeyTimes[] }))
  // The first round loads the code that later ones have.
  for (let round = 0; round <= rounds; round += 1) {
    bareField.push(await bareFieldKeyMs(browser, 1))
    for (const { subject, times } of measured) {
      const context = await open()
      const keys = await measureKeys(context, subject)
      await context.close()
      if (round > 0) {
        times.push(keys)
      }
    }
  }
  return [
    ...(['settingsKeyMs', 'wordsKeyMs'] as const).flatMap((place) =>
      measured.flatMap(({ subject: { id, name }, times }) => {
        const samples = times.flatMap((keys) => keys[place] ?? [])
        const isOurs = id === 'ours' || id === 'long'
        return samples.length === 0 || (id === 'long' && place === 'settingsKeyMs')
          ? []
          : [
              figureOf(
                {
                  id: `editor.atOnce.${place}.${id}`,
                  name:
                    id === 'ours'
                      ? `Editor: key to paint at once, ${places[place]}, p95`
                      : `  ${name}`,
                  unit: 'ms',
                  ...(isOurs && { target: { atMost: atMostMs } }),
                },
                samples,
              ),
            ]
      }),
    ),
    figureOf(
      { id: 'editor.atOnce.bare', name: '  a bare field on an empty page', unit: 'ms' },
      bareField,
    ),
  ]
}
