import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { logger } from '@/src/server/logger'

/** How many pages are made after a start: some 30 s of one core, beside visitors. */
const maxPages = 300
const saveEveryMs = 10 * 60_000
const answerWithinMs = 10_000

/** A page of a site, as `Host` and path. */
export type AskedPage = { host: string; path: string }

type Options = {
  pool: Pick<Pool, 'query'>
  port: number
  /** What this process has answered, newest first. */
  recent: () => readonly AskedPage[]
}

export type PageWarmer = {
  /** Resolves when the pages are made. */
  warmed: Promise<void>
  /** Saves what was asked last, for the process that starts next. */
  stop: () => Promise<void>
}

/**
 * Makes the pages that were asked last before the first visitor of this process asks for them: each process
 * starts with an empty cache. One at a time, at most half of the time, so that visitors hardly notice it.
 */
export function warmPages({ pool, port, recent }: Options): PageWarmer {
  const stopping = new AbortController()
  const log = (err: unknown) => logger.warn({ msg: 'Pages were not warmed', err })
  const save = () => saveAskedPages(pool, recent().slice(0, maxPages)).catch(log)
  const saving = setInterval(save, saveEveryMs)
  saving.unref()

  return {
    warmed: makePages(pool, port, stopping.signal).catch(log),
    stop: async () => {
      clearInterval(saving)
      stopping.abort()
      await save()
    },
  }
}

async function makePages(
  pool: Pick<Pool, 'query'>,
  port: number,
  signal: AbortSignal,
): Promise<void> {
  for (const page of await findAskedPages(pool)) {
    if (signal.aborted) {
      return
    }
    const startedAtMs = performance.now()
    // A page that fails now is made when it is asked for.
    await ask(page, port, signal).catch(() => undefined)
    await sleep(performance.now() - startedAtMs, undefined, { ref: false })
  }
}

function ask({ host, path }: AskedPage, port: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        path,
        // As browsers do: only packed pages are kept.
        headers: { host, 'accept-encoding': 'gzip', 'user-agent': 'Bandstand-warm-up' },
        signal,
        timeout: answerWithinMs,
      },
      (response) => response.resume().once('end', resolve).once('error', reject),
    )
    asked.once('error', reject).once('timeout', () => asked.destroy(new Error('No answer')))
    asked.end()
  })
}

/**
 * Of all processes: a proxy in front gives the next visitor to any of them. In no order, so that processes that start
 * together do not make the same page at the same time.
 */
async function findAskedPages(pool: Pick<Pool, 'query'>): Promise<AskedPage[]> {
  const { rows } = await pool.query<AskedPage>(
    `select host, path from (select * from asked_pages order by asked_at desc limit $1) as newest
     order by random()`,
    [maxPages],
  )
  return rows
}

async function saveAskedPages(
  pool: Pick<Pool, 'query'>,
  pages: readonly AskedPage[],
): Promise<void> {
  // In one order, so that two processes never wait for each other.
  await pool.query(
    `insert into asked_pages (host, path, asked_at)
     select host, path, now() - make_interval(secs => position / 1000.0)
     from unnest($1::text[], $2::text[]) with ordinality as asked (host, path, position)
     order by host, path
     on conflict (host, path) do update set asked_at = greatest(asked_pages.asked_at, excluded.asked_at)`,
    [pages.map(({ host }) => host), pages.map(({ path }) => path)],
  )
  await pool.query(
    `delete from asked_pages where (host, path) in (
       select host, path from asked_pages order by asked_at desc offset $1 for update skip locked)`,
    [maxPages],
  )
}
