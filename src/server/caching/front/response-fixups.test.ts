import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type Cdn, createCdn } from '@/src/server/caching/cdn/cdn'
import { applyResponseFixups } from '@/src/server/caching/front/response-fixups'

type Situation = {
  isDatabaseUp?: boolean
  isSoftNavigation?: boolean
  asJson?: boolean
  cdn?: Cdn
}

async function answerOf(
  answer: (res: ServerResponse) => void,
  { isDatabaseUp = true, isSoftNavigation = false, asJson = false, cdn }: Situation = {},
): Promise<Response> {
  const server = createServer((_req, res) => {
    applyResponseFixups(res, {
      nonceSource: "'nonce-one'",
      fileOrigins: { files: 'https://files.example.com', uploads: undefined },
      isSoftNavigation,
      asJson,
      cdn,
      wasUnavailableSince: async () => !isDatabaseUp,
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
  for (const answer of [failedShortly, (res: ServerResponse) => res.end('<h1>Found</h1>')]) {
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

it('says that a page failed, and names the request, also to browsers without scripts', async () => {
  const response = await answerOf(failed)
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(text).toContain('That did not work')
  expect(text).toContain(`<code>${response.headers.get('x-request-id')}</code>`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  [failedShortly, {}],
  [failed, { isSoftNavigation: true }],
  [failed, { asJson: true }],
])('passes failures on as they are to what reads no page', async (failure, situation) => {
  const response = await answerOf(failure, situation)
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<h1>Broken</h1>')
})

describe('with a CDN', () => {
  const kept = (res: ServerResponse) => {
    res.setHeader('Cache-Control', 's-maxage=31536000')
    res.setHeader('x-script-hashes', "'sha256-a'")
    res.setHeader('x-page-tags', 'site:1,products:1')
    res.end('<h1>Home</h1>')
  }
  const http = createCdn({ kind: 'http', url: 'http://cdn', zone: undefined, token: undefined })
  const fastly = createCdn({ kind: 'fastly', url: undefined, zone: 'z', token: 't' })
  const shared = 'public, max-age=0, s-maxage=86400, must-revalidate'
  const asked = 'public, max-age=0, must-revalidate'

  it.each([
    ['cache-tag', http, 'site:1,products:1'],
    ['surrogate-key', fastly, 'site:1 products:1'],
  ])('lets it keep a page by its tags, as %s', async (header, cdn, tags) => {
    const { headers } = await answerOf(kept, { cdn })
    expect(headers.get(header)).toBe(tags)
    expect(headers.get('cache-control')).toBe(shared)
  })

  it('lets it keep a failure no longer than Next does', async () => {
    const failing = (res: ServerResponse) => {
      res.setHeader('x-page-tags', 'site:1')
      res.setHeader('x-script-hashes', "'sha256-a'")
      res.setHeader('Cache-Control', 's-maxage=5')
      res.end()
    }
    const { headers } = await answerOf(failing, { cdn: http })
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate')
  })

  const made = (change: (res: ServerResponse) => void) => (res: ServerResponse) => {
    change(res)
    kept(res)
  }
  it.each<[string, (res: ServerResponse) => void, Situation]>([
    ['there is none', kept, {}],
    ['a link was followed within the site', kept, { cdn: http, isSoftNavigation: true }],
    ['a cookie is set', made((res) => res.setHeader('set-cookie', 'a=b')), { cdn: http }],
    ['there is a failure', made((res) => Object.assign(res, { statusCode: 410 })), { cdn: http }],
  ])('says nothing to it when %s', async (_, answer, situation) => {
    const { headers } = await answerOf(answer, situation)
    expect(headers.get('cache-tag')).toBeNull()
    expect(headers.get('cache-control')).toBe(asked)
  })

  it('lets it keep nothing that has more tags than a header can hold', () => {
    const tags = Array.from(
      { length: 400 },
      (_, at) => `product:11111111-1111:${at}-2222-3333-4444`,
    )
    expect(http.pageHeaders(tags, 60)).toBeNull()
    expect(http.pageHeaders([], 60)).toBeNull()
  })
})
