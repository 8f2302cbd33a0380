import { createHmac, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { createClock } from '@/src/server/payments/simulator/books/clock'
import { nextDue } from '@/src/server/payments/simulator/books/pass-time'
import {
  createWorld,
  type SavedWorld,
  saveWorld,
  type World,
} from '@/src/server/payments/simulator/books/world'
import { composeEvent, type SimulatedEvent } from '@/src/server/payments/simulator/event'
import type { KnownAnswers } from '@/src/server/payments/simulator/idempotency'
import type { Session } from '@/src/server/payments/simulator/objects/session'

/** Where the books of the test payments are, and the time there. */
export type Books = {
  payload: Payload
  /** Of a transaction that is not committed yet. */
  req?: PayloadRequest
  now?: Date
}

/** A payment page with all that grew from it, which is one row: its payments, its customer, its subscription. */
export type Page = {
  world: World
  /** Null until it is created. */
  session: Session | null
  answers: KnownAnswers
  /** Counts the changes. */
  version: number
}

/** What a change led to, and what the shop has to hear of it. */
export type Change<Result> = { result: Result; page: Page; events: readonly SimulatedEvent[] }

/** The id of the session; those of all that grows from it contain its key. */
export const sessionIdOf = (key: string): string => `cs_test_${key}`

/** Which row knows the object with this id, or those that a text names; null for none. */
export function keyIn(text: string): string | null {
  return /_([0-9a-f]{32})(?![0-9a-f])/.exec(text)?.[1] ?? null
}

/** The same page for the same key of a request; nobody else can guess it. */
export function keyFor({ payload }: Books, idempotencyKey: string): string {
  const secret = `${payload.secret}:test payment page`
  return createHmac('sha256', secret).update(idempotencyKey).digest('hex').slice(0, 32)
}

/**
 * Reads a page, and writes what changed, however many do so at the same time: who comes second looks again,
 * so it may run several times.
 */
export async function changePage<Result>(
  books: Books,
  key: string,
  run: (page: Page) => Result | Promise<Result>,
): Promise<Change<Result>> {
  for (;;) {
    const { page, events } = await openPage(books, key)
    const before = JSON.stringify(stateOf(page))
    const result = await run(page)
    page.session ??= page.world.sessions.all()[0]?.row ?? null
    const state = stateOf(page)
    const isSame = JSON.stringify(state) === before
    if (isSame || (await store(books, key, page, state))) {
      return { result, page, events }
    }
  }
}

/** A change of a page that exists; null for an unknown one. */
export async function changeKnownPage<Result>(
  books: Books,
  id: string,
  run: (page: Page & { session: Session }) => Result,
): Promise<Change<Result> | null> {
  const key = keyIn(id)
  if (!key) {
    return null
  }
  const { result, ...change } = await changePage(books, key, (page) => {
    const { session } = page
    return session && { kept: run({ ...page, session }) }
  })
  return result && { ...change, result: result.kept }
}

async function openPage(books: Books, key: string) {
  const row = await findRow(books, key)
  const { answers = [], ...saved } = (row?.state ?? {}) as SavedWorld
  const events: SimulatedEvent[] = []
  const clock = createClock(books.now)
  const world = createWorld({
    saved,
    clock,
    makeId: (prefix) =>
      prefix === 'cs_test'
        ? sessionIdOf(key)
        : `${prefix}_${key}_${randomBytes(6).toString('hex')}`,
    announce: (type, object, account) => {
      const id = `evt_${randomBytes(12).toString('hex')}`
      const shown = structuredClone(object)
      events.push(composeEvent({ id, type, object: shown, account, created: clock.now() }))
    },
  })
  // A shop decides itself when a membership that nobody pays is over, and what is too little to sell for.
  Object.assign(world.settings, { afterRetries: 'leave', leastMinor: 1 })
  const page: Page = {
    world,
    session: world.sessions.all()[0]?.row ?? null,
    answers: new Map(answers as [string, never][]),
    version: row?.version ?? 0,
  }
  return { page, events }
}

function stateOf({ world, answers }: Page): SavedWorld {
  return { ...saveWorld(world), answers: [...answers] }
}

async function findRow({ payload, req }: Books, key: string) {
  const { docs } = await payload.find({
    collection: slugs.testPayments,
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0] ?? null
}

/** @returns whether nobody else changed it meanwhile */
async function store(
  { payload, req }: Books,
  key: string,
  { world, session, version }: Page,
  state: SavedWorld,
): Promise<boolean> {
  if (!session) {
    return true
  }
  const due = nextDue(world)
  const data = {
    version: version + 1,
    dueAt: due ? new Date(due.at * 1000).toISOString() : null,
    state,
  }
  if (version > 0) {
    const changed = await payload.db.updateOne({
      collection: slugs.testPayments,
      where: { and: [{ key: { equals: key } }, { version: { equals: version } }] },
      data: { ...data, updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req,
    })
    return Boolean(changed)
  }
  try {
    const profile = session.metadata.tenantId ?? ''
    await payload.create({
      collection: slugs.testPayments,
      data: { ...data, profile, key },
      depth: 0,
      req,
    })
    return true
  } catch (error) {
    if (await findRow({ payload, req }, key)) {
      return false
    }
    throw error
  }
}
