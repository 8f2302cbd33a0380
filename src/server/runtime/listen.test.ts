import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { assertPortIsFree, listen, onShutdown, runShutdownTasks } from '@/src/server/runtime/listen'

it('says in a sentence that a port is in use, and keeps none that is free', async () => {
  const server = createServer()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const sentence = `Port ${port} is in use: set PORT to another one.`
  await expect(listen(createServer(), port)).rejects.toThrow(sentence)
  await expect(assertPortIsFree(port)).rejects.toThrow(sentence)
  await new Promise((resolve) => server.close(resolve))
  await assertPortIsFree(port)
  await assertPortIsFree(port)
})

it('ends each thing at its moment, what was begun while requests were answered too', async () => {
  const ended: string[] = []
  const end = (name: string) => async () => void ended.push(name)
  onShutdown(end('logger'), 'last')
  onShutdown(end('views'))
  onShutdown(async () => Promise.reject(new Error('no')))
  onShutdown(end('worker'), 'at once')
  await runShutdownTasks('at once')
  expect(ended).toEqual(['worker'])
  onShutdown(end('tags'))
  await runShutdownTasks('drained')
  expect(ended).toEqual(['worker', 'views', 'tags'])
  await runShutdownTasks('last')
  await runShutdownTasks('drained')
  expect(ended).toEqual(['worker', 'views', 'tags', 'logger'])
})
