// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createSaveQueue,
  type SaveResult,
  type SaveState,
} from '@/plugins/visual-editor/editor/save/save-queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(answers: SaveResult[] = [], { savesItself = true } = {}) {
  let content = 'first'
  const sent: { content: string; baseRev: number }[] = []
  const states: SaveState['kind'][] = []
  const queue = createSaveQueue({
    rev: 4,
    savesItself,
    read: () => content,
    send: async (sentContent, baseRev) => {
      sent.push({ content: sentContent, baseRev })
      await new Promise((resolve) => setTimeout(resolve, 100))
      return answers.shift() ?? { kind: 'saved', rev: baseRev + 1 }
    },
    onState: ({ kind }) => states.push(kind),
  })
  const write = (next: string) => {
    content = next
    queue.changed()
  }
  return { queue, sent, states, write }
}

describe('createSaveQueue', () => {
  it('saves once, a second after the last of several changes', async () => {
    const { sent, states, write } = setUp()
    write('a')
    await vi.advanceTimersByTimeAsync(600)
    write('ab')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toEqual([{ content: 'ab', baseRev: 4 }])
    expect(states.at(-1)).toBe('saved')
  })

  it('does not wait longer than five seconds while changes keep coming', async () => {
    const { sent, write } = setUp()
    for (let index = 0; index < 12; index += 1) {
      write(`change ${index}`)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(sent.length).toBeGreaterThanOrEqual(1)
  })

  it('sends nothing by itself where somebody saves by hand', async () => {
    const { queue, sent, states, write } = setUp([], { savesItself: false })
    write('a')
    queue.hurry()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent, states.at(-1)]).toEqual([[], 'waiting'])
    const flushed = queue.flush()
    await vi.advanceTimersByTimeAsync(200)
    expect([await flushed, sent]).toEqual([true, [{ content: 'a', baseRev: 4 }]])
  })

  it('keeps one request in flight and sends the newest next, on the new revision', async () => {
    const { queue, sent, write } = setUp()
    write('a')
    await vi.advanceTimersByTimeAsync(1000)
    write('b')
    write('c')
    await vi.advanceTimersByTimeAsync(50)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([
      { content: 'a', baseRev: 4 },
      { content: 'c', baseRev: 5 },
    ])
    expect(queue.isDirty()).toBe(false)
  })

  it('tries again with growing pauses while the server cannot be reached', async () => {
    const { sent, states, write } = setUp([{ kind: 'unreachable' }, { kind: 'unreachable' }])
    write('a')
    await vi.advanceTimersByTimeAsync(1100)
    expect(states.at(-1)).toBe('offline')
    await vi.advanceTimersByTimeAsync(2100)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(5100)
    expect(sent).toHaveLength(3)
    expect(states).toEqual(['waiting', 'saving', 'offline', 'offline', 'saved'])
  })

  it('goes on with the next change when the server is back and refuses something', async () => {
    const refusal: SaveResult = { kind: 'refused', message: 'Not this.' }
    const { sent, states, write } = setUp([{ kind: 'unreachable' }, refusal])
    write('wrong')
    await vi.advanceTimersByTimeAsync(5000)
    expect([sent.length, states.at(-1)]).toEqual([2, 'refused'])
    write('right')
    await vi.advanceTimersByTimeAsync(1200)
    expect(sent.at(-1)?.content).toBe('right')
    expect(states.slice(-3)).toEqual(['waiting', 'saving', 'saved'])
  })

  it('stops at a conflict until told which side to keep', async () => {
    const { queue, sent, states, write } = setUp([{ kind: 'conflict' }])
    write('mine')
    await vi.advanceTimersByTimeAsync(1200)
    expect(states.at(-1)).toBe('conflict')
    write('mine, more')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    queue.resume(9)
    await vi.advanceTimersByTimeAsync(1200)
    expect(sent.at(-1)).toEqual({ content: 'mine, more', baseRev: 9 })
  })

  it('flushes what is unsaved and answers whether it arrived', async () => {
    const { queue, sent, write } = setUp()
    write('a')
    const flushed = queue.flush()
    await vi.advanceTimersByTimeAsync(200)
    await expect(flushed).resolves.toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('saves nothing when a change was taken back', async () => {
    const { sent, write } = setUp()
    write('a')
    write('first')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([])
  })

  it('says that the session has ended, and goes on at once when told to look again', async () => {
    const { queue, sent, states, write } = setUp([{ kind: 'signed-out' }])
    write('a')
    await vi.advanceTimersByTimeAsync(1100)
    expect(states.at(-1)).toBe('signed-out')
    queue.nudge()
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toHaveLength(2)
    expect(states.at(-1)).toBe('saved')
  })

  it('sends nothing while it is halted, also when told to look again', async () => {
    const { queue, sent, write } = setUp()
    queue.halt({ kind: 'held' })
    write('a')
    queue.nudge()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    expect(queue.isDirty()).toBe(true)
    queue.resume(queue.baseRev())
    await vi.advanceTimersByTimeAsync(1200)
    expect(sent).toEqual([{ content: 'a', baseRev: 4 }])
  })

  it('does not listen to an answer that comes after it was decided otherwise', async () => {
    const { queue, sent, states, write } = setUp([{ kind: 'conflict' }])
    write('a')
    await vi.advanceTimersByTimeAsync(1050)
    queue.resume(9)
    await vi.advanceTimersByTimeAsync(2000)
    expect(states).not.toContain('conflict')
    expect(sent.at(-1)).toEqual({ content: 'a', baseRev: 9 })
    expect(queue.isDirty()).toBe(false)
  })

  it('keeps saying why it is halted when the last save comes through', async () => {
    const { queue, states, write } = setUp()
    write('a')
    await vi.advanceTimersByTimeAsync(1050)
    queue.halt({ kind: 'locked' })
    await vi.advanceTimersByTimeAsync(200)
    expect(states.at(-1)).toBe('locked')
    expect(queue.baseRev()).toBe(5)
    expect(queue.isDirty()).toBe(false)
  })

  it('runs calls one at a time, each after the save in flight, and saves on request', async () => {
    const { queue, sent, write } = setUp()
    const order: string[] = []
    write('a')
    await vi.advanceTimersByTimeAsync(1050)
    write('b')
    const first = queue.alone(async (save) => {
      order.push(`first at ${queue.baseRev()}`)
      order.push(`saved: ${await save()} at ${queue.baseRev()}`)
    })
    const second = queue.alone(async () => {
      order.push('second')
    })
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all([first, second])
    expect(order).toEqual(['first at 5', 'saved: true at 6', 'second'])
    expect(sent).toHaveLength(2)
  })

  it('goes on from what was saved beside something that was refused', async () => {
    const { queue, sent, states, write } = setUp([
      { kind: 'refused', message: 'too long', restRev: 5 },
      { kind: 'refused', message: 'too long', restRev: 6 },
    ])
    write('too long')
    await vi.advanceTimersByTimeAsync(2000)
    write('too long, and more')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe('refused')
    expect(queue.isDirty()).toBe(true)
    write('first')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent.map(({ baseRev }) => baseRev)).toEqual([4, 5, 6])
    expect(states.at(-1)).toBe('saved')
    expect(queue.isDirty()).toBe(false)
  })
})
