// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storePicture } from '@/plugins/rich-text/field/store-picture'

/** Tests have no XMLHttpRequest that can send files. */
class Sending {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload = () => {}
  status = 0
  private url = ''

  open(_method: string, url: string) {
    this.url = url
  }
  async send(file: File) {
    this.status = (await fetch(this.url, { method: 'PUT', body: file.name })).status
    this.upload.onprogress?.({ loaded: file.size })
    this.onload()
  }
}

let server: Server
let apiPath: string
let asked: string[]
let registered: unknown

/** Answers as the calls of the media library do. */
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', Sending)
  asked = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      chunks.push(chunk)
    }
    const { url, method } = request
    asked.push(`${method} ${url}`)
    response.setHeader('content-type', 'application/json')
    if (url === '/api/uploads/presigned-url') {
      response.end(JSON.stringify({ presignedUrl: `${apiPath}/sent`, remoteUrl: 'remote' }))
    } else if (method === 'POST') {
      registered = JSON.parse(Buffer.concat(chunks).toString())
      const found = { id: 'm1', url: 'http://files.example/media/boat.jpg', alt: '', width: 4 }
      response.end(JSON.stringify({ ...found, height: 3 }))
    } else {
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  apiPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterEach(() => {
  vi.unstubAllGlobals()
  return new Promise((resolve) => server.close(resolve))
})

it('sends a picture of a phone to where it is turned into one that browsers show', async () => {
  const shares: number[] = []
  const file = new File(['picture'], 'Boat.HEIC', { type: 'image/heic' })
  const picture = await storePicture({ apiPath, profileId: 'luna' }, file, (share) =>
    shares.push(share),
  )
  expect(asked).toEqual([
    'POST /api/uploads/presigned-url',
    'PUT /api/sent',
    'POST /api/profiles/luna/media',
  ])
  expect(registered).toMatchObject({ url: 'remote', name: 'Boat.HEIC', size: 7, type: 'image' })
  expect(picture).toEqual({ mediaId: 'm1', src: '/media/boat.jpg', alt: '', width: 4, height: 3 })
  expect(shares.at(-1)).toBe(1)
})

it('names a picture as what it is', async () => {
  const file = new File(['picture'], 'boat', { type: 'image/png' })
  await storePicture({ apiPath, profileId: 'luna' }, file)
  expect(registered).toMatchObject({ name: 'boat.png', type: 'image' })
})

it('says why a file is no picture, and asks nobody', async () => {
  const file = new File(['film'], 'boat.mp4', { type: 'video/mp4' })
  await expect(storePicture({ apiPath, profileId: 'luna' }, file)).rejects.toThrow(
    'This is no picture that can be shown.',
  )
  expect(asked).toEqual([])
})
