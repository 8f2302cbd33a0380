import { createServer } from 'node:http'
import { z } from 'zod'

/** What to answer to everything: a body in base64, and its headers. */
const answer = z.object({ body: z.string(), headers: z.record(z.string(), z.string()) })

/** The least that Node can do: a server that answers the same bytes to every request. */
process.once('message', (message) => {
  const { body, headers } = answer.parse(message)
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit(0))
