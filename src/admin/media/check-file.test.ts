import { expect, it } from 'vitest'
import { asNamed, isForeignPicture, kindOfFile, problemOf } from '@/src/admin/media/check-file'
import { limits } from '@/src/core/limits'

const fileOf = (name: string, type = '') => new File(['x'], name, { type })

it.each([
  ['photo.jfif', 'image/jpeg', 'photo.jfif', 'image/jpeg'],
  ['photo.JFIF', '', 'photo.JFIF', 'image/jpeg'],
  ['photo', 'image/jpeg', 'photo.jpg', 'image/jpeg'],
  ['v1.2', 'image/png', 'v1.2.png', 'image/png'],
  ['photo.png', 'image/jpeg', 'photo.jpg', 'image/jpeg'],
  ['photo.jpg', 'image/jpg', 'photo.jpg', 'image/jpeg'],
  ['photo.heic', '', 'photo.heic', 'image/heic'],
  ['photo.HEIF', 'image/heif', 'photo.HEIF', 'image/heic'],
  ['scan.TIF', '', 'scan.TIF', 'image/tiff'],
  ['scan.tiff', 'image/x-tiff', 'scan.tiff', 'image/tiff'],
  ['photo.jpg', 'application/octet-stream', 'photo.jpg', 'image/jpeg'],
])('takes the picture %s of type "%s"', (name, type, sentName, sentType) => {
  const file = fileOf(name, type)
  expect(kindOfFile(file)).toBe('image')
  expect(problemOf(file, 'image')).toBeNull()
  expect(asNamed(file)).toMatchObject({ name: sentName, type: sentType, size: 1 })
  expect(isForeignPicture(file)).toBe(false)
})

it.each([
  ['photo.bmp', 'image/bmp'],
  ['photo.BMP', ''],
  ['icon', 'image/x-icon'],
  ['drawing.svg', 'image/svg+xml'],
  ['drawing.svg', ''],
])('takes %s of type "%s" for a picture that is drawn anew, whatever its size', (name, type) => {
  const file = fileOf(name, type)
  Object.defineProperty(file, 'size', { value: limits.upload.imageBytes + 1 })
  expect([isForeignPicture(file), kindOfFile(file)]).toEqual([true, 'image'])
  expect(problemOf(file, 'image')).toBeNull()
})

it.each([
  ['photo', ''],
  ['photo.svg', 'text/html'],
  ['toString', 'constructor'],
  ['clip.mp4', 'video/mp4'],
])('takes no %s of type "%s" for a picture', (name, type) => {
  expect(problemOf(fileOf(name, type), 'image')).toBe(
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif or .tiff.',
  )
})

it('sends a file as it is that needs no other name', () => {
  const file = fileOf('photo.jpeg', 'image/jpeg')
  expect(asNamed(file)).toBe(file)
})
