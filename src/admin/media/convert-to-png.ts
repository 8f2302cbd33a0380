import { MediaApiError } from '@/src/admin/media/media-api'
import { sizedSvg } from '@/src/admin/media/sized-svg'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Drawings of lines have no size of their own: sharp in the widest text, also on a fine screen. */
const drawingPx = 2 * limits.image.richTextMaxWidthPx

/**
 * A picture that the server cannot read (BMP, ICO, SVG …) as one that it can: what the browser shows of
 * it, and nothing else. An SVG that is shown as a picture runs no scripts and loads nothing.
 *
 * @throws {MediaApiError} when the browser cannot show it either
 */
export async function convertToPng(file: File): Promise<File> {
  const isSvg = file.type === 'image/svg+xml' || (file.type === '' && /\.svg$/i.test(file.name))
  const source = isSvg ? await sizedSvg(file, drawingPx) : file
  const url = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const data = await drawn(image, isSvg)
    const [, kind] = data.type.split('/')
    return new File([data], `${stemOf(file.name)}.${kind}`, { type: data.type })
  } catch (cause) {
    throw new MediaApiError(ownerMessages.uploads.cannotDraw, 415, { cause })
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Without loss where that can be sent. */
async function drawn(image: HTMLImageElement, isSvg: boolean): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const scale = isSvg ? drawingPx / Math.max(naturalWidth, naturalHeight) : 1
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const data = await encoded(canvas, 'image/png')
  return data.size > limits.upload.imageBytes ? encoded(canvas, 'image/webp') : data
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (data: Blob | null) => (data ? resolve(data) : reject(new Error('Nothing drawn')))
    canvas.toBlob(take, type)
  })
}

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '') || name
