import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { copiedId } from '@/scripts/bench/copy-rows'
import { type Figure, figureOf, type Target } from '@/scripts/bench/figure'
import {
  copiedSlug,
  copySites,
  findOriginal,
  type Original,
  withDatabase,
} from '@/scripts/bench/fill-database'
import type { LoadJob } from '@/scripts/bench/load-job'
import { measureUnderChanges } from '@/scripts/bench/measure-changes'
import { processorMs } from '@/scripts/bench/process-memory'
import { fetchRaw, type RawAnswer, unpackedBytes } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

type Places = LoadJob['places']
type Subject = { id: string; origin: string; places: Places }
/** One round of a subject, with the static page measured right before it. */
type Round = { perSecond: number; ratio: number; processorMs: number | undefined }
type Rounds = ReadonlyMap<string, readonly Round[]>

const fewSites = 10
/** The demo itself has two. */
const demoSites = 2
/** With a query Next itself answers, and not our memory of finished pages. */
const staticPath = '/bench/static?by=next'
const target = { atLeast: 0.8 }

/** Home, store and product page against a static page of the same build and a bare server. */
export async function measurePages(session: Session): Promise<Figure[]> {
  const { server, manySites } = session
  await server.stop()
  const original = await withDatabase(server.dataDir, async (client) => {
    const found = await findOriginal(client)
    await copySites(client, found, { first: 1, last: fewSites - demoSites })
    return found
  })
  await server.start()
  const bare = await startBareServer(await fetchRaw(`${server.origin}/`))
  try {
    const sizes = await measureSizes(session)
    const few = await measureAmong(session, bare, original, fewSites)
    const numbers = { first: fewSites - demoSites + 1, last: manySites - demoSites }
    await withDatabase(server.dataDir, (client) => copySites(client, original, numbers))
    const many = await measureAmong(session, bare, original, manySites)
    // The last ones change, and are not asked for.
    const changed = Array.from({ length: 20 }, (_, index) => numbers.last - index)
    const home = pageSubjects(server.origin, original, manySites - changed.length)
    const places = home.find(({ id }) => id === 'home.all')?.places ?? []
    return [
      ...sizes,
      ...figuresOf(few, fewSites),
      ...figuresOf(many, manySites),
      ...(await measureUnderChanges(session, { original, places, changed })),
    ]
  } finally {
    bare.stop()
  }
}

async function measureSizes({ server }: Session): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [id, name, path] of [
    ['home', 'Home', '/'],
    ['static', 'Static page', staticPath],
  ] as const) {
    const answer = await fetchRaw(`${server.origin}${path}`)
    figures.push(
      figureOf({ id: `${id}.html`, name: `${name}: HTML`, unit: 'bytes' }, [unpackedBytes(answer)]),
      figureOf({ id: `${id}.gzip`, name: `${name}: HTML, gzipped`, unit: 'bytes' }, [
        answer.body.length,
      ]),
    )
  }
  return figures
}

async function measureAmong(
  session: Session,
  bare: BareServer,
  original: Original,
  sites: number,
): Promise<Rounds> {
  const { server, load, rounds, seconds } = session
  const baseline = { id: 'static', origin: server.origin, places: [{ path: staticPath }] }
  const subjects: Subject[] = [
    { id: 'bare', origin: bare.origin, places: [{ path: '/' }] },
    ...pageSubjects(server.origin, original, sites),
  ]
  for (const { origin, places } of [baseline, ...subjects]) {
    // The first visit makes a page, the second one finds it made.
    await visitAll(origin, places)
    await visitAll(origin, places)
    await load.run({ origin, places, seconds: Math.min(seconds, 2) })
  }
  const results = new Map<string, Round[]>()
  const measure = async ({ id, origin, places }: Subject, basePerSecond?: number) => {
    const before = processorMs(server.pid())
    const { perSecond, answers } = await load.run({ origin, places, seconds })
    const after = processorMs(server.pid())
    const round = {
      perSecond,
      ratio: perSecond / (basePerSecond ?? perSecond),
      processorMs:
        before !== undefined && after !== undefined ? (after - before) / answers : undefined,
    }
    results.set(id, [...(results.get(id) ?? []), round])
    return perSecond
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      // Right before each, because a machine is not equally fast all the time.
      await measure(subject, await measure(baseline))
    }
  }
  return results
}

const pages = [
  { id: 'home', name: 'Home', path: () => '/' },
  { id: 'store', name: 'Store', path: () => '/products' },
  { id: 'product', name: 'Product page', path: (albumId: string) => `/products/${albumId}` },
] as const

/** Each page at one site, and at all sites in turn. */
function pageSubjects(origin: string, { albumId }: Original, sites: number): Subject[] {
  const { host } = new URL(origin)
  const numbers = Array.from({ length: sites - demoSites }, (_, index) => index + 1)
  return pages.flatMap(({ id, path }) => [
    { id: `${id}.one`, origin, places: [{ path: path(albumId) }] },
    {
      id: `${id}.all`,
      origin,
      places: [
        { path: path(albumId) },
        ...numbers.map((number) => ({
          path: path(copiedId(albumId, number)),
          host: `${copiedSlug(number)}.${host}`,
        })),
      ],
    },
  ])
}

async function visitAll(origin: string, places: Places): Promise<void> {
  const left = [...places]
  const visit = async () => {
    for (let place = left.pop(); place; place = left.pop()) {
      const { status } = await fetchRaw(`${origin}${place.path}`, place.host)
      if (status !== 200) {
        throw new Error(`${place.host ?? ''}${place.path} answered ${status}.`)
      }
    }
  }
  await Promise.all([visit(), visit(), visit(), visit()])
}

function figuresOf(results: Rounds, sites: number): Figure[] {
  const of = (id: string) => results.get(id) ?? []
  const perSecond = (id: string, name: string) =>
    figureOf(
      { id: `${id}.${sites}.rate`, name, unit: 'req/s' },
      of(id).map((round) => round.perSecond),
    )
  const ratio = (id: string, target?: Target) =>
    figureOf(
      { id: `${id}.${sites}.ratio`, name: '  to the static page', unit: '×', target },
      of(id).map((round) => round.ratio),
    )
  const processor = (id: string) => {
    const samples = of(id).flatMap((round) => round.processorMs ?? [])
    const name = '  processor time of the server per answer'
    return samples.length > 0
      ? [figureOf({ id: `${id}.${sites}.processor`, name, unit: 'ms' }, samples)]
      : []
  }

  return [
    perSecond('bare', `Bare node:http server, same bytes as home (${sites} sites)`),
    ratio('bare'),
    perSecond('static', `Static page (${sites} sites)`),
    ...processor('static'),
    ...pages.flatMap(({ id, name }) =>
      [
        { subject: `${id}.one`, where: `one of ${sites} sites` },
        { subject: `${id}.all`, where: `all ${sites} sites in turn` },
      ].flatMap(({ subject, where }) => [
        perSecond(subject, `${name}, ${where}`),
        ratio(subject, target),
        ...processor(subject),
      ]),
    ),
  ]
}

type BareServer = { origin: string; stop: () => void }

const script = path.join(import.meta.dirname, 'bare-server-process.ts')

/** A bare `node:http` server, in a process of its own, that answers the given bytes to everything. */
async function startBareServer({ body, headers }: RawAnswer): Promise<BareServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({
    body: body.toString('base64'),
    headers: { ...headers, 'content-length': String(body.length) },
  })
  const [port] = z.tuple([z.number()]).parse((await once(child, 'message')).slice(0, 1))
  return { origin: `http://localhost:${port}`, stop: () => child.kill() }
}
