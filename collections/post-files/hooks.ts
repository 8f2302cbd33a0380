import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'

const widthPx = 16
const longestPreview = 400

/** Keeps a tiny blurred copy of an uploaded picture, for those who may not see the picture itself. */
export const blurPicture: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req
  if (!file) {
    return data
  }
  return { ...data, blur: file.mimetype.startsWith('image/') ? await previewOf(file) : '' }
}

async function previewOf(file: { tempFilePath?: string; data: Buffer }): Promise<string> {
  for (const quality of [50, 30, 10]) {
    const bytes = await sharp(file.tempFilePath || file.data)
      .rotate()
      .resize(widthPx)
      .blur(1)
      .webp({ quality, smartSubsample: true })
      .toBuffer()
    const preview = `data:image/webp;base64,${bytes.toString('base64')}`
    if (preview.length <= longestPreview) {
      return preview
    }
  }
  return ''
}
