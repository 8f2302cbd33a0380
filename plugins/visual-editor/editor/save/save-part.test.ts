// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds, setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('saves at once when the connection is back', async () => {
  const { part, server, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(1.1)
  window.dispatchEvent(new Event('online'))
  await seconds(0)
  expect(part.store.getState().save.kind).toBe('saved')
})

it('saves nothing over what could not be read, until that is wanted', async () => {
  const { part, server, write } = setUp({ isHeld: true })
  write('repaired and changed')
  await seconds(60)
  expect(server.sent).toEqual([])
  expect(part.store.getState().save.kind).toBe('held')
  await part.catchUp()
  await seconds(10)
  expect(server.sent).toEqual([])
  part.accept()
  await seconds(1.1)
  expect(server.sent).toEqual([{ content: 'repaired and changed', baseRev: 4, keepsFormer: true }])
})

it.each([
  ['saves what follows a discard to content without problems', false, 'waiting'],
  ['saves nothing over broken content that a discard led to', true, 'held'],
] as const)('%s', async (_what, isBroken, kind) => {
  const { part, server, write } = setUp({ isHeld: true, hasUnpublished: true })
  server.isBroken = isBroken
  expect(await part.discard()).toBe(true)
  expect(part.store.getState()).toMatchObject({ isHeld: isBroken, hasUnpublished: false })
  expect(part.store.getState().problems).toHaveLength(isBroken ? 1 : 0)
  write('mine')
  expect(part.store.getState().save.kind).toBe(kind)
  await seconds(2)
  expect(server.sent.map(({ content }) => content)).toEqual(isBroken ? [] : ['mine'])
  part.lock()
  await part.catchUp()
  await seconds(2)
  expect(part.store.getState().save.kind).toBe(isBroken ? 'held' : 'saved')
})

it('holds back what would go over broken content that somebody else stored', async () => {
  const { part, server, write } = setUp()
  server.rev += 1
  server.isBroken = true
  part.lock()
  await part.catchUp()
  write('mine')
  await seconds(2)
  expect(server.sent).toEqual([])
  expect(part.store.getState()).toMatchObject({ isHeld: true, save: { kind: 'held' } })
  part.accept()
  await seconds(2)
  // What it goes over stays among the versions.
  expect(server.sent).toMatchObject([{ content: 'mine', keepsFormer: true }])
  expect(server.content).toBe('mine')
})

it('keeps the draft of an earlier visit as a version, and the work of each half hour', async () => {
  const { server, write } = setUp({ hasUnpublished: true })
  const kept = () => server.sent.map(({ keepsFormer }) => keepsFormer)
  write('today')
  await seconds(1.1)
  write('today, more')
  await seconds(1.1)
  expect(kept()).toEqual([true, false])
  await seconds(29 * 60)
  write('still within half an hour')
  await seconds(1.1)
  await seconds(2 * 60)
  write('after it')
  await seconds(1.1)
  write('and on')
  await seconds(1.1)
  expect(kept()).toEqual([true, false, false, true, false])
})

it('keeps nothing more of what is live: that is a version already', async () => {
  const { server, write } = setUp()
  write('first')
  await seconds(1.1)
  expect(server.sent.map(({ keepsFormer }) => keepsFormer)).toEqual([false])
})

it('publishes after what is being saved, and goes on after it', async () => {
  const { part, server, write } = setUp()
  server.delayMs = 500
  write('first')
  await seconds(1.1)
  write('second')
  const published = part.publish()
  await seconds(1.2)
  write('third')
  await seconds(10)
  expect(await published).toEqual({ kind: 'published' })
  expect(server.content).toBe('third')
  expect(part.store.getState()).toMatchObject({ save: { kind: 'saved' }, hasUnpublished: true })
})

it('sends nothing while another call changes what is stored', async () => {
  const { part, server, write } = setUp()
  let finish = () => {}
  const done = part.alone(() => new Promise<void>((resolve) => (finish = resolve)))
  await seconds(0)
  write('mine')
  part.retry()
  window.dispatchEvent(new Event('online'))
  await seconds(30)
  expect(server.sent).toEqual([])
  finish()
  await done
  await seconds(1.1)
  expect(server.content).toBe('mine')
})

it('sends what was refused again only once it is changed, or when asked to', async () => {
  const { part, server, write } = setUp()
  server.answers = [
    { kind: 'refused', message: 'Too large' },
    { kind: 'refused', message: 'Too large' },
  ]
  write('huge')
  await seconds(60)
  expect(server.sent).toHaveLength(1)
  part.retry()
  await seconds(1.1)
  expect(server.sent).toHaveLength(2)
  expect(part.store.getState().save.kind).toBe('refused')
  write('small')
  await seconds(1.1)
  expect(part.store.getState().save.kind).toBe('saved')
})

it('says once that something waits, however long the typing goes on', async () => {
  const { part, write } = setUp()
  write('m')
  const said = vi.fn()
  part.store.subscribe(said)
  write('mi')
  write('mine')
  expect(said).not.toHaveBeenCalled()
  await seconds(2)
  expect(part.store.getState().save.kind).toBe('saved')
})

const hasUnpublished = ({ part }: ReturnType<typeof setUp>) => part.store.getState().hasUnpublished

it('has nothing unpublished once undo led back to what visitors have, saved meanwhile or not', async () => {
  const desk = setUp()
  desk.write('changed')
  expect(hasUnpublished(desk)).toBe(true)
  desk.write('stored')
  expect(hasUnpublished(desk)).toBe(false)

  desk.write('changed')
  await seconds(1.1)
  desk.write('stored')
  await seconds(1.1)
  expect(desk.server.content).toBe('stored')
  expect(hasUnpublished(desk)).toBe(false)
})

it('compares with what was published last', async () => {
  const desk = setUp({ hasUnpublished: true })
  desk.write('published')
  expect(await desk.part.publish()).toEqual({ kind: 'published' })
  desk.write('stored')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(true)
  desk.write('published')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(false)

  expect(await desk.part.discard()).toBe(true)
  desk.write('published')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(true)
  desk.write('live')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(false)
})

it.each<[string, (desk: ReturnType<typeof setUp>) => unknown]>([
  ['its settings changed, too', ({ part }) => part.noteUnpublished()],
  [
    'somebody else saved, and published perhaps',
    async ({ part, server, shown }) => {
      server.rev += 1
      server.content = 'theirs'
      await part.catchUp()
      expect(shown()).toBe('theirs')
    },
  ],
])('stays unpublished where %s', async (_what, happens) => {
  const desk = setUp()
  await happens(desk)
  desk.write('changed')
  desk.write('stored')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(true)
})

it('sends what was changed before it listened, but nothing that is held', async () => {
  for (const isHeld of [false, true]) {
    const { part, server, write, close } = setUp({ isHeld })
    close()
    await seconds(1)
    server.sent = []
    write('mine')
    part.connect()
    await seconds(2)
    expect(server.sent.map(({ content }) => content)).toEqual(isHeld ? [] : ['mine'])
    expect(part.store.getState().save.kind).toBe(isHeld ? 'held' : 'saved')
  }
})

it('asks what visitors have once something was saved: another window may have published it', async () => {
  const desk = setUp()
  const save = async (content: string) => {
    desk.write(content)
    await seconds(1.1)
    return hasUnpublished(desk)
  }
  await save('changed')
  desk.server.live = 'changed'
  expect(await save('stored')).toBe(true)
  desk.write('typed')
  desk.write('stored')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(true)
  await desk.part.publish()
  await save('more')
  expect(await save('stored')).toBe(false)
})

it('asks again where nobody could be asked, and believes no answer to what was changed since', async () => {
  const desk = setUp()
  desk.server.live = null
  desk.write('changed')
  await seconds(1.1)
  desk.write('stored')
  await seconds(1.1)
  expect(hasUnpublished(desk)).toBe(true)
  desk.server.live = 'stored'
  desk.write('typed')
  desk.write('stored')
  desk.write('and on')
  await seconds(0)
  expect(hasUnpublished(desk)).toBe(true)
  desk.write('stored')
  await seconds(0)
  expect(hasUnpublished(desk)).toBe(false)
})
