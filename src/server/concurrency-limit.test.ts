import { expect, it } from 'vitest'
import { concurrencyLimit } from '@/src/server/concurrency-limit'

/** Pieces of work that end when told to, and note when they begin. */
function piecesOf(run: ReturnType<typeof concurrencyLimit>) {
  const begun: string[] = []
  return {
    begun,
    start(name: string, by?: string) {
      let finish = () => {}
      let fail = () => {}
      const end = new Promise<string>((resolve, reject) => {
        finish = () => resolve(name)
        fail = () => reject(new Error(name))
      })
      const done = run(() => {
        begun.push(name)
        return end
      }, by)
      return { done, finish, fail }
    },
  }
}

it('lets a few work, others wait in line, and refuses more when it is full', async () => {
  const { begun, start } = piecesOf(concurrencyLimit({ atOnce: 2, waiting: 1 }))
  const [a, b, c] = [start('a'), start('b'), start('c')]
  await expect(start('d').done).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(begun).toEqual(['a', 'b'])

  b.finish()
  expect(await b.done).toBe('b')
  const e = start('e')
  c.finish()
  expect(await c.done).toBe('c')
  e.finish()
  expect(await e.done).toBe('e')
  expect(begun).toEqual(['a', 'b', 'c', 'e'])
  a.finish()
  expect(await a.done).toBe('a')
})

it('goes on after work that failed', async () => {
  const { start } = piecesOf(concurrencyLimit({ atOnce: 1, waiting: 1 }))
  const [a, b] = [start('a'), start('b')]
  a.fail()
  await expect(a.done).rejects.toThrow('a')
  b.finish()
  expect(await b.done).toBe('b')
})

it('leaves places for others when one takes many', async () => {
  const { start } = piecesOf(concurrencyLimit({ atOnce: 3, waiting: 0, each: 2 }))
  const [a, b] = [start('a', 'Luna'), start('b', 'Luna')]
  await expect(start('c', 'Luna').done).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const d = start('d', 'Kito')
  a.fail()
  await expect(a.done).rejects.toThrow('a')
  const e = start('e', 'Luna')
  for (const piece of [b, d, e]) {
    piece.finish()
  }
  expect(await Promise.all([b.done, d.done, e.done])).toEqual(['b', 'd', 'e'])
})
