import { expect } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import type { Reply } from '@/src/admin/writing/ask-reply'
import type { SaveState } from '@/src/admin/writing/writing-state'
import type { ErrorBody } from '@/src/core/errors'

type Stored<Form> = { id: string; rev: string; form: Form }
type State<Form, Answer> = { form: Form; save: SaveState<Answer>; elsewhere: readonly string[] }

/** As `createWritingApi` makes it, but against the server under test. */
function callsOf<Form, Answer>(url: string, call: Options<Form, Answer>['call']) {
  const server = { isAway: false }
  const ask = async (method: string, path: string, body?: unknown): Promise<Reply<Answer>> => {
    if (server.isAway) {
      return { kind: 'offline' }
    }
    const { status, json } = await call(method, `${url}${path}`, body)
    return status < 300
      ? { kind: 'done', answer: json as Answer }
      : { kind: 'refused', status, error: json as ErrorBody }
  }
  return {
    server,
    read: () => ask('GET', ''),
    save: (rev: string, form: Form) => ask('PUT', '', { rev, form }),
    setState: (body: unknown) => ask('POST', '/state', body),
  }
}

type Options<Form, Answer> = {
  url: string
  call: (method: string, url: string, body?: unknown) => Promise<{ status: number; json: unknown }>
  /** Opens a window as its screen does. */
  open: (
    api: Omit<ReturnType<typeof callsOf<Form, Answer>>, 'server'>,
    given: Answer,
  ) => {
    store: StoreApi<State<Form, Answer>>
    change: (change: Partial<Form>, step: string) => void
    undo: () => void
    flush: () => Promise<void>
    choose: (which: 'mine' | 'theirs') => void
  }
  /** A field of each window, and one that both write. */
  first: Partial<Form>
  second: Partial<Form>
  both: [first: Partial<Form>, second: Partial<Form>]
}

/**
 * What holds for every form that is saved as one writes, when it is open twice: nothing that either window wrote is
 * lost, the later one tells what was changed elsewhere, and without a connection all is kept.
 */
export async function expectNothingLost<Form extends object, Answer extends Stored<Form>>({
  url,
  call,
  open,
  first,
  second,
  both,
}: Options<Form, Answer>): Promise<void> {
  const stored = async () => (await call('GET', url)).json as Answer
  const openWindow = async () => {
    const { server, ...api } = callsOf<Form, Answer>(url, call)
    const window = open(api, await stored())
    const now = () => window.store.getState()
    const settle = async () => {
      await window.flush()
      await expect.poll(() => now().save.kind).not.toMatch(/waiting|saving/)
    }
    const write = async (change: Partial<Form>) => {
      window.change(change, Object.keys(change).join())
      await settle()
    }
    return { ...window, server, now, write, settle }
  }
  const [one, two] = [await openWindow(), await openWindow()]

  await one.write(first)
  await two.write(second)
  expect((await stored()).form).toMatchObject({ ...first, ...second })
  expect([two.now().save.kind, two.now().form]).toMatchObject(['saved', first])
  expect(two.now().elsewhere).toEqual(Object.keys(first))

  // A step back takes nothing from the other window.
  two.undo()
  await two.settle()
  expect((await stored()).form).toMatchObject(first)
  expect((await stored()).form).not.toMatchObject(second)

  await one.write(both[0])
  await two.write(both[1])
  expect(two.now().save).toMatchObject({ kind: 'conflict', fields: Object.keys(both[1]) })
  expect((await stored()).form).toMatchObject(both[0])
  expect(two.now().form).toMatchObject(both[1])
  two.choose('mine')
  await two.settle()
  expect((await stored()).form).toMatchObject({ ...first, ...both[1] })

  one.server.isAway = true
  await one.write(second)
  expect([one.now().save.kind, one.now().form]).toMatchObject(['offline', second])
  one.server.isAway = false
  await one.settle()
  expect((await stored()).form).toMatchObject({ ...first, ...second, ...both[1] })
  expect(one.now().elsewhere).toEqual(Object.keys(both[1]))
}
