import { expect, it, vi } from 'vitest'
import { MediaApiError } from '@/src/admin/media/media-api'
import type { SendFile } from '@/src/admin/media/send-file'
import { createUploadQueue, percentOf } from '@/src/admin/media/upload/upload-queue'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

type Sent = {
  name: string
  signal: AbortSignal
  progress: (bytes: number) => void
  arrive: () => void
  fail: (error: Error) => void
}

function setUp() {
  const sent: Sent[] = []
  const send: SendFile = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      const arrive = () => resolve({ id: file.name, name: file.name } as MediaItem)
      sent.push({ name: file.name, signal, progress: onProgress, arrive, fail: reject })
    })
  const onStored = vi.fn()
  const queue = createUploadQueue({ send, onStored })
  const states = () => queue.store.getState().uploads.map(({ name, state }) => `${name} ${state}`)
  const one = () => queue.store.getState().uploads[0]
  const going = (name: string) => {
    const found = sent.filter((candidate) => candidate.name === name).at(-1)
    if (!found) {
      throw new Error(`${name} was not sent`)
    }
    return found
  }
  return { queue, sent, onStored, states, one, going }
}

const file = (name: string, bytes = 1000) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

it('sends two at a time, in order, and answers what arrived', async () => {
  const { queue, sent, states, going, onStored } = setUp()
  const done = queue.add([file('a.jpg'), file('b.png'), file('c.gif')], 'image')
  expect(states()).toEqual(['a.jpg sending', 'b.png sending', 'c.gif waiting'])
  going('b.png').arrive()
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.png', 'c.gif'])
  going('a.jpg').arrive()
  going('c.gif').arrive()
  expect((await done).map(({ id }) => id)).toEqual(['a.jpg', 'b.png', 'c.gif'])
  expect(onStored).toHaveBeenCalledTimes(3)
  expect(states()).toEqual([])
})

it('counts percent per file, and says when the server is at it', () => {
  const { queue, one, going } = setUp()
  void queue.add([file('a.jpg', 12_000)], 'image')
  going('a.jpg').progress(7_700)
  expect([percentOf(one() as never), one()?.state]).toEqual([64, 'sending'])
  going('a.jpg').progress(12_000)
  expect([percentOf(one() as never), one()?.state]).toEqual([100, 'storing'])
  expect(percentOf({ sentBytes: 0, bytes: 0 })).toBe(0)
})

it('cancels what is on its way and what waits, and goes on with the next', async () => {
  const { queue, states, going, sent } = setUp()
  const done = queue.add(
    ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)),
    'image',
  )
  queue.cancel('1')
  queue.cancel('3')
  await expect.poll(() => states()).toEqual(['b.jpg sending', 'd.jpg sending'])
  expect(going('a.jpg').signal.aborted).toBe(true)
  expect(sent.map(({ name }) => name)).not.toContain('c.jpg')
  going('b.jpg').arrive()
  going('d.jpg').arrive()
  expect((await done).map(({ id }) => id)).toEqual(['b.jpg', 'd.jpg'])
})

it('keeps what failed, and tries again when asked', async () => {
  const { queue, one, states, going, onStored } = setUp()
  const done = queue.add([file('a.jpg')], 'image')
  going('a.jpg').fail(new Error('offline'))
  expect(await done).toEqual([])
  expect(one()).toMatchObject({ state: 'failed', message: 'Upload failed. Try again.' })
  queue.retry('1')
  expect(states()).toEqual(['a.jpg sending'])
  going('a.jpg').arrive()
  await expect
    .poll(() => onStored)
    .toHaveBeenCalledWith({ id: 'a.jpg', name: 'a.jpg' }, expect.any(File))
  expect(states()).toEqual([])
})

it('does not offer to try again what the server will always refuse', async () => {
  const { queue, one, going, sent } = setUp()
  const done = queue.add([file('a.jpg')], 'image')
  going('a.jpg').fail(new MediaApiError('A picture may have at most 50 megapixels.', 413))
  await done
  expect(one()).toMatchObject({
    state: 'refused',
    message: 'A picture may have at most 50 megapixels.',
  })
  queue.retry('1')
  expect(sent).toHaveLength(1)
})

it('says in plain words what cannot be sent, and sends nothing', async () => {
  const { queue, sent } = setUp()
  const files = [
    file('a.html'),
    file('b.jpg', 20_000_001),
    file('c.mp4'),
    file('empty.png', 0),
    file('noending'),
  ]
  expect(await queue.add(files, 'image')).toEqual([])
  await queue.add([file('d.mov'), file('e.mp4', 500_000_001)], 'both')
  expect(queue.store.getState().uploads.map(({ message }) => message)).toEqual([
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif or .tiff.',
    'A picture may have at most 20 MB.',
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif or .tiff.',
    'This file is empty.',
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif or .tiff.',
    'This is no picture or film that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif, .tiff or .mp4.',
    'A film may have at most 500 MB.',
  ])
  expect(sent).toEqual([])
})
