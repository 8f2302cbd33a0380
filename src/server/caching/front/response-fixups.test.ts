import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { applyResponseFixups } from '@/src/server/caching/front/response-fixups'

type Situation = { isDatabaseUp?: boolean; isSoftNavigation?: boolean; asJson?: boolean }

async function answerOf(
  answer: (res: ServerResponse) => void,
  { isDatabaseUp = true, isSoftNavigation = false, asJson = false }: Situation = {},
): Promise<Response> {
  const server = createServer((_req, res) => {
    applyResponseFixups(res, {
      nonceSource: "'nonce-one'",
      isSoftNavigation,
      asJson,
      wasDatabaseAwaySince: async () => !isDatabaseUp,
    })
    answer(res)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
  server.close()
  return response
}

const missing = (res: ServerResponse) => {
  res.setHeader('x-site-status', '404')
  res.end('<h1>Not here</h1>')
}
const failed = (res: ServerResponse) => {
  res.writeHead(500, { 'content-type': 'text/html', 'content-encoding': 'identity' })
  res.write('<h1>Broken')
  res.end('</h1>')
}

const failedShortly = (res: ServerResponse) => {
  res.statusCode = 500
  res.end('<h1>Broken</h1>')
}

it('gives a missing page its status and hides how', async () => {
  const response = await answerOf(missing)
  expect(response.status).toBe(404)
  expect(response.headers.has('x-site-status')).toBe(false)
  expect(await response.text()).toBe('<h1>Not here</h1>')
})

it('runs the inline scripts that a page was made with, else those with the nonce', async () => {
  const policy = (res: ServerResponse) =>
    res.setHeader('Content-Security-Policy', "default-src 'self'; script-src 'self'; x")
  const kept = await answerOf((res) => {
    policy(res)
    res.setHeader('x-script-hashes', "'sha256-a' 'sha256-b'")
    res.end('<h1>Home</h1>')
  })
  expect(kept.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; x",
  )
  expect(kept.headers.has('x-script-hashes')).toBe(false)
  for (const answer of [failed, (res: ServerResponse) => res.end('<h1>Found</h1>')]) {
    const made = await answerOf((res) => {
      policy(res)
      answer(res)
    })
    expect(made.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-one';")
  }
})

it('says once where a page leads', async () => {
  const response = await answerOf((res) => {
    res.statusCode = 308
    res.setHeader('location', ['/moved', '/moved'])
    res.end()
  })
  expect([response.status, response.headers.get('location')]).toEqual([308, '/moved'])
})

it('lets a soft navigation to a missing page succeed', async () => {
  const response = await answerOf(missing, { isSoftNavigation: true })
  expect(response.status).toBe(200)
  expect(response.headers.has('x-site-status')).toBe(false)
})

it('lets no shared cache keep a page that may change any moment', async () => {
  const response = await answerOf((res) => {
    res.setHeader('Cache-Control', 's-maxage=31536000')
    res.end('<h1>Home</h1>')
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await answerOf(missing)).headers.get('cache-control')).toBe('no-store')
})

it('says how long a file is, unless it is compressed on its way', async () => {
  const file = (res: ServerResponse) => {
    res.setHeader('x-body-length', '4')
    res.write('so')
    res.end('ng')
  }
  const sent = await answerOf(file)
  expect(sent.headers.get('content-length')).toBe('4')
  expect(sent.headers.has('x-body-length')).toBe(false)
  const zipped = await answerOf((res) => {
    res.setHeader('Content-Encoding', 'identity')
    file(res)
  })
  expect(zipped.headers.has('content-length')).toBe(false)
})

it.each([failed, failedShortly])(
  'answers 503 instead of a failure while the database is away',
  async (failure) => {
    const page = await answerOf(failure, { isDatabaseUp: false })
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(await page.text()).toContain('briefly unavailable')

    const json = await answerOf(failure, { isDatabaseUp: false, asJson: true })
    expect(json.status).toBe(503)
    expect(await json.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) })
  },
)

it.each([failed, failedShortly])('passes other failures on as they are', async (failure) => {
  const response = await answerOf(failure)
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<h1>Broken</h1>')
})
