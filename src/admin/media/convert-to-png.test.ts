// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { convertToPng } from '@/src/admin/media/convert-to-png'
import { completeBlobs } from '@/src/admin/media/testing/complete-blobs'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

let natural: { width: number; height: number }
let pngBytes: number
let canvasSize: number[]

beforeAll(completeBlobs)

/** What browsers do, and jsdom does not. */
beforeEach(() => {
  natural = { width: 40, height: 20 }
  pngBytes = 5
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL')
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = natural.width
      naturalHeight = natural.height
      async decode() {
        if (natural.width === 0) {
          throw new DOMException('The source image cannot be decoded.')
        }
      }
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
  ) {
    canvasSize = [this.width, this.height]
    const data = new Blob(['x'], { type })
    const bytes = type === 'image/png' ? pngBytes : 1
    take(Object.defineProperty(data, 'size', { value: bytes }))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fileOf = (name: string, type: string) => new File(['x'], name, { type })

it('makes a PNG of a picture that only browsers read, as large as it is', async () => {
  const file = await convertToPng(fileOf('my.photo.bmp', 'image/bmp'))
  expect(file).toMatchObject({ name: 'my.photo.png', type: 'image/png' })
  expect(canvasSize).toEqual([40, 20])
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x')
})

it.each(['image/svg+xml', ''])(
  'draws an SVG of type "%s" large enough for a text',
  async (type) => {
    expect(await convertToPng(fileOf('logo.SVG', type))).toMatchObject({ name: 'logo.png' })
    expect(canvasSize).toEqual([1600, 800])
    expect(URL.createObjectURL).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'image/svg+xml' }),
    )
  },
)

it('draws an SVG without a size of its own in one', async () => {
  const words = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  await convertToPng(new File([words], 'a.svg', { type: 'image/svg+xml' }))
  const [[source] = []] = vi.mocked(URL.createObjectURL).mock.calls
  expect(await (source as Blob).text()).toContain('width="1600" height="800"')
})

it('takes a smaller kind where a PNG is too large to send', async () => {
  pngBytes = limits.upload.imageBytes + 1
  const file = await convertToPng(fileOf('a.bmp', 'image/bmp'))
  expect(file).toMatchObject({ name: 'a.webp', type: 'image/webp' })
})

it('says what to do about a picture that the browser cannot show', async () => {
  natural = { width: 0, height: 0 }
  const failing = convertToPng(fileOf('a.psd', 'image/vnd.adobe.photoshop'))
  await expect(failing).rejects.toMatchObject({
    message: ownerMessages.uploads.cannotDraw,
    status: 415,
  })
  expect(URL.revokeObjectURL).toHaveBeenCalled()
})
