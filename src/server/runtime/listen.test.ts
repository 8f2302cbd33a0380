import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { assertPortIsFree, listen } from '@/src/server/runtime/listen'

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
