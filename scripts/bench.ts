import { createBenchServer } from '@/scripts/bench/bench-server'
import { measureChecks } from '@/scripts/bench/checks/measure-checks'
import { measureProcesses } from '@/scripts/bench/cluster/measure-processes'
import { measureSites } from '@/scripts/bench/cluster/measure-sites'
import { measureEditor } from '@/scripts/bench/editor/measure-editor'
import { measureTable } from '@/scripts/bench/editor/measure-table'
import type { Figure } from '@/scripts/bench/figure'
import { startLoadGenerator } from '@/scripts/bench/load-generator'
import { measureApi } from '@/scripts/bench/measure-api'
import { measureCheckout } from '@/scripts/bench/measure-checkout'
import { measureLists } from '@/scripts/bench/measure-lists'
import { measureMail } from '@/scripts/bench/measure-mail'
import { measureIdleMemory, measureMemoryAfterLoad } from '@/scripts/bench/measure-memory'
import { measureOrders } from '@/scripts/bench/measure-orders'
import { measurePages } from '@/scripts/bench/measure-pages'
import { measureStart } from '@/scripts/bench/measure-start'
import { measureVisitor } from '@/scripts/bench/measure-visitor'
import { type Options, readOptions } from '@/scripts/bench/options'
import { describeSurroundings, keepResult, printTable } from '@/scripts/bench/report'
import type { Session } from '@/scripts/bench/session'
import { findChromium } from '@/scripts/lib/find-chromium'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { untilStopped } from '@/scripts/lib/until-stopped'

/** Of a server with the demo's data, in an order in which each finds the database as it needs it. */
const ofServer = {
  start: measureStart,
  memory: measureIdleMemory,
  visitor: measureVisitor,
  editor: measureEditor,
  table: measureTable,
  pages: measurePages,
  api: measureApi,
  loaded: measureMemoryAfterLoad,
  lists: measureLists,
  orders: measureOrders,
} satisfies Record<string, (session: Session) => Promise<Figure[]>>

/** In processes of their own. */
const alone = {
  mail: measureMail,
  checkout: measureCheckout,
} satisfies Record<string, (session: Pick<Session, 'rounds' | 'seconds'>) => Promise<Figure[]>>

/**
 * Those that only happen when they are named: `checks` takes as long as `npm test`, which it runs unless it is given
 * the reports of a run, and the two of `cluster` need nginx and ten thousand sites.
 */
const onDemand = {
  checks: ({ reportsDir }: Options) => measureChecks(reportsDir),
  'cluster-processes': measureProcesses,
  'cluster-sites': ({ manySites }: Options) => measureSites({ manySites: manySites * 10 }),
} satisfies Record<string, (options: Options) => Promise<Figure[]>>

const options = readOptions(
  [...Object.keys(ofServer), ...Object.keys(alone)],
  Object.keys(onDemand),
)
const needsServer = Object.keys(ofServer).some(options.isWanted)
const needsBuild =
  needsServer || Object.keys(onDemand).some((name) => name !== 'checks' && options.isWanted(name))
const cleanups: (() => unknown)[] = []
untilStopped(cleanUp)

if (options.builds && needsBuild) {
  await buildIfNeeded()
}
const surroundings = describeSurroundings()
const figures = await measureAll().finally(cleanUp)
console.log('')
printTable(figures)
if (options.isThorough) {
  console.log('\nWritten to bench/results.json.')
}
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0)

async function measureAll(): Promise<Figure[]> {
  return [
    ...(needsServer ? await measureServer() : []),
    ...(await measureEach({ ...alone, ...onDemand }, options)),
  ]
}

async function measureServer(): Promise<Figure[]> {
  const chromiumPath = await findChromium()
  const load = startLoadGenerator()
  cleanups.push(load.stop)
  const server = await createBenchServer()
  cleanups.push(server.remove)
  await server.seed()
  await server.start()
  return measureEach(ofServer, { ...options, server, load, chromiumPath })
}

async function measureEach<Given>(
  measurements: Readonly<Record<string, (given: Given) => Promise<Figure[]>>>,
  given: Given,
): Promise<Figure[]> {
  const found: Figure[] = []
  for (const [name, measure] of Object.entries(measurements)) {
    if (options.isWanted(name)) {
      console.log(`▶ ${name}`)
      const figures = await measure(given)
      found.push(...figures)
      if (options.isThorough) {
        keepResult(name, surroundings, figures)
      }
    }
  }
  return found
}

async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0).reverse()) {
    await clean()
  }
}
