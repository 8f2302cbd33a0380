import type { Browser, BrowserContext } from '@playwright/test'
import { withBrowser } from '@/scripts/bench/browser'
import { autosaveMs, editorBytes, pasteMs, undoMs } from '@/scripts/bench/editor/creator-steps'
import { largeDocument, storePage } from '@/scripts/bench/editor/large-page'
import { measureKeysAtOnce } from '@/scripts/bench/editor/measure-keys'
import {
  bareFieldKeyMs,
  type Measured,
  measureSubject,
} from '@/scripts/bench/editor/measure-subject'
import { prepareOtherEditors } from '@/scripts/bench/editor/other-editors'
import { ownEditor } from '@/scripts/bench/editor/own-editor'
import type { Subject } from '@/scripts/bench/editor/subject'
import { type Figure, figureOf, quantile } from '@/scripts/bench/figure'
import type { Session } from '@/scripts/bench/session'

const blocks = 500
/** As many as weigh about 450 kB. */
const savedBlocks = 330
const slowdowns = [1, 4] as const
const mostRounds = 3

type Row = {
  key: keyof Measured
  name: string
  unit: Figure['unit']
  targets: readonly [fullSpeed: number, slowed: number | null]
}

const rows: readonly Row[] = [
  { key: 'readyMs', name: 'ready to edit', unit: 'ms', targets: [1000, 2500] },
  { key: 'settingsKeyMs', name: 'key to paint in settings, p95', unit: 'ms', targets: [16, 48] },
  { key: 'wordsKeyMs', name: 'key to paint on the page, p95', unit: 'ms', targets: [16, 48] },
  { key: 'moveMs', name: 'drag-over handlers, median', unit: 'ms', targets: [4, null] },
  { key: 'hoverMs', name: 'hover handlers, median', unit: 'ms', targets: [4, null] },
  { key: 'heapMb', name: 'memory after load', unit: 'MB', targets: [60, null] },
]

/** 500 texts of a kilobyte each: our editor, beside others on the same machine. */
export function measureEditor(session: Session): Promise<Figure[]> {
  const { origin } = session.server
  return withBrowser(session, async (browser) => {
    const signedIn = await browser.newContext()
    const { id } = await storePage(signedIn, origin, largeDocument(blocks))
    const ours = ownEditor(origin, id, blocks)
    const { rivals, remove } = await prepareOtherEditors(blocks)
    const rounds = Math.min(session.rounds, mostRounds)
    try {
      const figures = [
        ...(await compare(browser, signedIn, [ours, ...rivals], rounds)),
        ...(await measureKeysAtOnce(session, signedIn, [ours, ...rivals], rounds)),
        ...(await creatorFigures(browser, signedIn, session, ours)),
      ]
      const weights = rivals.map(({ id: rival, name, codeBytes }) =>
        figureOf(
          {
            id: `editor.code.${rival}`,
            name: `  ${name}: code, gzipped, without React`,
            unit: 'bytes',
          },
          [codeBytes],
        ),
      )
      return [...figures, ...weights]
    } finally {
      remove()
    }
  })
}

async function compare(
  browser: Browser,
  signedIn: BrowserContext,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Figure[]> {
  const storageState = await signedIn.storageState()
  const found: Figure[] = []
  for (const slowdown of slowdowns) {
    const bareField: number[] = []
    const measured = new Map<string, Measured[]>(subjects.map(({ id }) => [id, []]))
    // The first round waits for a server that opens the admin for the first time. The others take
    // turns, so that what the machine does meanwhile meets all of them alike.
    for (let round = 0; round <= rounds; round += 1) {
      bareField.push(await bareFieldKeyMs(browser, slowdown))
      for (const subject of subjects) {
        const context = await browser.newContext({
          storageState,
          viewport: { width: 1440, height: 900 },
        })
        const times = await measureSubject(context, subject, slowdown)
        await context.close()
        if (round > 0) {
          measured.get(subject.id)?.push(times)
        }
      }
    }
    for (const row of rows) {
      found.push(...figuresOf(row, slowdown, subjects, measured))
      if (row.key === 'wordsKeyMs') {
        found.push(
          figureOf(
            {
              id: `editor.keyMs.bare${slowdown > 1 ? '.slow' : ''}`,
              name: '  a bare field on an empty page',
              unit: 'ms',
            },
            bareField,
          ),
        )
      }
    }
  }
  return found
}

function figuresOf(
  { key, name, unit, targets }: Row,
  slowdown: (typeof slowdowns)[number],
  subjects: readonly Subject[],
  measured: ReadonlyMap<string, Measured[]>,
): Figure[] {
  const [fullSpeed, slowed] = targets
  const isSlow = slowdown > 1
  if (isSlow && slowed === null) {
    return []
  }
  return subjects.flatMap((subject) => {
    const samples = (measured.get(subject.id) ?? []).flatMap((times) => times[key] ?? [])
    const isOurs = subject.id === 'ours'
    const speed = isSlow ? `, ${slowdown} × slower` : ''
    const most = isSlow ? slowed : fullSpeed
    return samples.length === 0
      ? []
      : [
          figureOf(
            {
              id: `editor.${key}.${subject.id}${isSlow ? '.slow' : ''}`,
              name: isOurs ? `Editor, ${blocks} blocks: ${name}${speed}` : `  ${subject.name}`,
              unit,
              ...(isOurs && most !== null && { target: { atMost: most } }),
            },
            samples,
          ),
        ]
  })
}

async function creatorFigures(
  browser: Browser,
  signedIn: BrowserContext,
  session: Session,
  ours: Subject,
): Promise<Figure[]> {
  const { origin } = session.server
  const context = await browser.newContext({
    storageState: await signedIn.storageState(),
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const rounds = Math.min(session.rounds, mostRounds)
  const pastes = await pasteMs(context, ours, rounds)
  const undos = await undoMs(context, ours, rounds)
  const bytes = await editorBytes(context, `${origin}/admin`, ours.url)
  await context.close()
  const saved = await storePage(signedIn, origin, largeDocument(savedBlocks))
  const saves = await autosaveMs(signedIn, origin, saved)
  return [
    figureOf(
      {
        id: 'editor.paste',
        name: `Editor, ${blocks} blocks: paste of 50`,
        unit: 'ms',
        target: { atMost: 200 },
      },
      pastes,
    ),
    figureOf(
      {
        id: 'editor.undo',
        name: `Editor, ${blocks} blocks: undo`,
        unit: 'ms',
        target: { atMost: 50 },
      },
      undos,
    ),
    figureOf(
      {
        id: 'editor.code',
        name: 'Editor: code when it opens, gzipped, without React',
        unit: 'bytes',
        target: { atMost: 180_000 },
      },
      [bytes],
    ),
    figureOf(
      {
        id: 'editor.autosave',
        name: 'Autosave of 450 kB, p95',
        unit: 'ms',
        target: { atMost: 400 },
      },
      [quantile(saves, 0.95)],
    ),
  ]
}
