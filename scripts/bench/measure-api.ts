import { type Figure, figureOf } from '@/scripts/bench/figure'
import {
  findOriginal,
  growCatalogue,
  type Original,
  withDatabase,
} from '@/scripts/bench/fill-database'
import type { LoadJob, LoadResult } from '@/scripts/bench/load-job'
import type { Session } from '@/scripts/bench/session'

const releases = 1000
const pageSize = 10

type Places = LoadJob['places']

/** The product list of a profile with a thousand releases. */
export async function measureApi(session: Session): Promise<Figure[]> {
  const { server } = session
  await server.stop()
  const original = await withDatabase(server.dataDir, async (client) => {
    const found = await findOriginal(client)
    await growCatalogue(client, found, releases)
    return found
  })
  await server.start()
  const pages = Array.from({ length: releases / pageSize }, (_, index) => ({
    path: `${listPath(original)}&page=${index + 1}`,
  }))
  const known = await measure(session, () => pages)
  let asked = 0
  const unknown = await measure(session, () =>
    // What the call does not know is ignored, but no two of these are the same question.
    Array.from({ length: 4000 }, () => ({
      path: `${listPath(original)}&filter[query]=a&unseen=${asked++}`,
    })),
  )
  return [
    ...figures('api.list', 'Product list, 100 pages in turn', known, true),
    ...figures('api.search', 'Product list, searches answered from the database', unknown, false),
  ]
}

function listPath({ profileId }: Original): string {
  return `/api/public/products?profileId=${profileId}&limit=${pageSize}`
}

async function measure(
  { server: { origin }, load, rounds, seconds }: Session,
  places: () => Places,
): Promise<LoadResult[]> {
  await load.run({ origin, places: places(), seconds })
  const results: LoadResult[] = []
  for (let round = 0; round < rounds; round += 1) {
    results.push(await load.run({ origin, places: places(), seconds }))
  }
  return results
}

function figures(
  id: string,
  name: string,
  results: readonly LoadResult[],
  isBound: boolean,
): Figure[] {
  const of = (kind: 'perSecond' | 'medianMs' | 'p99Ms') => results.map((result) => result[kind])
  return [
    figureOf(
      { id: `${id}.rate`, name, unit: 'req/s', ...(isBound && { target: { atLeast: 500 } }) },
      of('perSecond'),
    ),
    figureOf(
      {
        id: `${id}.median`,
        name: '  median answer',
        unit: 'ms',
        ...(isBound && { target: { atMost: 10 } }),
      },
      of('medianMs'),
    ),
    figureOf({ id: `${id}.p99`, name: '  99 of 100 answers within', unit: 'ms' }, of('p99Ms')),
  ]
}
