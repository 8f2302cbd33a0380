// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds, setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const mineFor = (...keys: string[]) => new Map(keys.map((key) => [key, 'mine' as const]))
const theirsFor = (...keys: string[]) => new Map(keys.map((key) => [key, 'theirs' as const]))

/** Two windows open at `stored`; the other one has saved. */
function meeting(theirs: string, options: Parameters<typeof setUp>[0] = {}) {
  const desk = setUp({ content: 'one two', ...options })
  Object.assign(desk.server, { content: theirs, rev: 9 })
  return desk
}

it('brings what both changed together, and asks nothing', async () => {
  const { part, server, write, shown } = meeting('one THEIRS')
  write('MINE two')
  await seconds(1.1)
  expect([server.content, shown()]).toEqual(['MINE THEIRS', 'MINE THEIRS'])
  expect(server.sent.map(({ baseRev }) => baseRev)).toEqual([4, 9])
  expect(part.store.getState()).toMatchObject({ save: { kind: 'saved' }, conflicts: [] })
  expect(part.isDirty()).toBe(false)
})

it('sends nothing again that the other window saved as well', async () => {
  const { part, server, write } = meeting('SAME two')
  write('SAME two')
  await seconds(1.1)
  expect(server.sent).toHaveLength(1)
  expect(part.store.getState().save).toMatchObject({ kind: 'saved', at: expect.any(Date) })
  expect(part.isDirty()).toBe(false)
})

it('goes on from what was brought together', async () => {
  const { server, write } = meeting('one THEIRS')
  write('MINE two')
  await seconds(1.1)
  Object.assign(server, { content: 'MINE AGAIN', rev: 20 })
  write('MORE THEIRS')
  await seconds(1.1)
  expect(server.content).toBe('MORE AGAIN')
})

it('shows what the other window saved as soon as this one is looked at', async () => {
  const { part, server, shown } = meeting('one THEIRS')
  window.dispatchEvent(new Event('focus'))
  await seconds(0.1)
  expect(shown()).toBe('one THEIRS')
  expect([server.sent, part.isDirty(), part.baseRev()]).toEqual([[], false, 9])
  expect(part.store.getState().hasUnpublished).toBe(true)
  Object.assign(server, { content: 'one LIVE', live: 'one LIVE', rev: 10 })
  window.dispatchEvent(new Event('focus'))
  await seconds(0.1)
  expect(part.store.getState().hasUnpublished).toBe(false)
})

it('asks about what both changed, sends nothing until then, and keeps mine', async () => {
  const { part, server, write } = meeting('one THEIRS')
  write('one MINE')
  await seconds(1.1)
  expect(part.store.getState()).toMatchObject({
    save: { kind: 'conflict' },
    conflicts: [{ key: '1', mine: 'MINE', theirs: 'THEIRS' }],
  })
  await seconds(9)
  expect(server.content).toBe('one THEIRS')
  expect(await part.resolve(mineFor('1'))).toBe('taken')
  await seconds(1.1)
  expect(server.sent.at(-1)).toEqual({ content: 'one MINE', baseRev: 9, keepsFormer: true })
  write('one more')
  await seconds(1.1)
  expect(server.sent.at(-1)?.keepsFormer).toBe(false)
})

it('takes the other where that is chosen, puts mine aside, and keeps the rest', async () => {
  const { part, server, kept, write, shown } = meeting('one THEIRS')
  write('MINE MINE')
  await seconds(1.1)
  await part.resolve(theirsFor('1'))
  await seconds(2)
  expect([server.content, shown()]).toEqual(['MINE THEIRS', 'MINE THEIRS'])
  expect([...kept.values()]).toMatchObject([{ content: 'MINE MINE', isAside: true }])
  expect(part.isDirty()).toBe(false)
})

it('asks once more when the other window saved again before it was chosen', async () => {
  const { part, server, write } = meeting('one THEIRS')
  write('MINE MINE')
  await seconds(1.1)
  Object.assign(server, { content: 'AGAIN THEIRS', rev: 10 })
  await part.resolve(theirsFor('1'))
  expect(part.store.getState()).toMatchObject({
    save: { kind: 'conflict' },
    conflicts: [{ key: '0', theirs: 'AGAIN' }],
  })
  await part.resolve(new Map([...theirsFor('1'), ...mineFor('0')]))
  await seconds(1.1)
  expect(server.content).toBe('MINE THEIRS')
})

it('puts theirs aside in this browser where the server keeps no versions', async () => {
  const { part, server, kept, write } = meeting('one THEIRS', { hasVersions: false })
  write('one MINE')
  await seconds(1.1)
  expect(await part.resolve(mineFor('1'))).toBe('taken')
  await seconds(2)
  expect(server.content).toBe('one MINE')
  expect([...kept.values()]).toMatchObject([{ content: 'one THEIRS', rev: 9, isAside: true }])
})

it.each([
  ['theirs', mineFor('1'), 'one MINE'],
  ['mine', theirsFor('1'), 'one THEIRS'],
])(
  'gives %s up only when asked to where the browser has no room for it',
  async (_, choices, outcome) => {
    const { part, server, room, write } = meeting('one THEIRS', { hasVersions: false })
    write('one MINE')
    await seconds(1.1)
    room.isFull = true
    expect(await part.resolve(choices)).toBe('no-room')
    await seconds(2)
    expect(server.content).toBe('one THEIRS')
    expect(part.store.getState().save.kind).toBe('conflict')
    expect(await part.resolve(choices, { evenForGood: true })).toBe('taken')
    await seconds(2)
    expect(server.content).toBe(outcome)
  },
)

it('takes what cannot be read whole as a whole or not at all', async () => {
  const { part, server, write, shown } = meeting('one THEIRS')
  server.isBroken = true
  write('MINE two')
  await seconds(1.1)
  expect(part.store.getState().conflicts).toEqual([{ key: 'whole', kind: 'whole' }])
  await part.resolve(theirsFor('whole'))
  expect(shown()).toBe('one THEIRS')
  expect(part.store.getState()).toMatchObject({ save: { kind: 'held' }, isHeld: true })
})

it('loads theirs and puts mine aside in this browser', async () => {
  const { part, server, kept, write, shown } = setUp()
  server.answers = [{ kind: 'refused', message: 'No.' }]
  write('mine')
  await seconds(1.1)
  server.content = 'theirs'
  server.rev = 9
  await part.loadTheirs()
  await seconds(1)
  expect(shown()).toBe('theirs')
  expect([...kept.values()]).toMatchObject([{ content: 'mine', isAside: true }])
  expect(part.isDirty()).toBe(false)
})

it('sends nothing while somebody else has the page, then shows what they made', async () => {
  const { part, server, write, shown } = setUp()
  part.lock()
  server.content = 'theirs'
  server.rev = 6
  await part.catchUp()
  expect(shown()).toBe('theirs')
  expect(part.baseRev()).toBe(6)

  part.lock()
  write('mine')
  await seconds(5)
  expect(server.sent).toEqual([])
  await part.catchUp()
  await seconds(1.1)
  expect(server.sent).toEqual([{ content: 'mine', baseRev: 6, keepsFormer: false }])
})

it('puts what another window saved live together with its own', async () => {
  const { part, server, write, shown } = meeting('one THEIRS')
  expect(await part.publish()).toEqual({ kind: 'published' })
  expect([server.live, shown()]).toEqual(['one THEIRS', 'one THEIRS'])
  Object.assign(server, { content: 'one AGAIN', rev: 20 })
  write('MINE THEIRS')
  expect(await part.publish()).toEqual({ kind: 'published' })
  expect(server.live).toBe('MINE AGAIN')
})

it('publishes nothing while something is to be chosen', async () => {
  const { part, server, write } = meeting('one THEIRS')
  write('one MINE')
  expect(await part.publish()).toEqual({ kind: 'conflict' })
  expect(server.live).toBe('one two')
})

it('says so when others save each time that it publishes', async () => {
  const { part, server } = setUp()
  server.savesElsewhere = true
  expect(await part.publish()).toMatchObject({ kind: 'failed' })
  expect(server.live).toBe('stored')
})

it('knows its own write again whose answer was lost', async () => {
  const { part, server, write } = setUp()
  server.losesAnswers = true
  write('mine ')
  await seconds(1.1)
  expect(server.rev).toBe(5)
  server.losesAnswers = false
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('saved')
  expect(server).toMatchObject({ content: 'mine, more', rev: 6 })
})

it('still asks when somebody else has saved since a lost answer', async () => {
  const { part, server, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(1.1)
  Object.assign(server, { content: 'theirs', rev: 5 })
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('conflict')
  expect(server.content).toBe('theirs')
})

it('asks, too, when they saved since and went back to what ours was', async () => {
  const { part, server, write } = setUp()
  server.losesAnswers = true
  write('mine')
  await seconds(1.1)
  Object.assign(server, { losesAnswers: false, rev: 7 })
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('conflict')
})

it('takes back on the server, too, what was sent without an answer', async () => {
  const { server, write } = setUp()
  server.losesAnswers = true
  write('mine')
  await seconds(1.1)
  server.losesAnswers = false
  write('stored')
  await seconds(4)
  expect(server.content).toBe('stored')
})
