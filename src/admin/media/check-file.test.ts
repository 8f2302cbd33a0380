import { expect, it } from 'vitest'
import { asNamed, kindOfFile, problemOf } from '@/src/admin/media/check-file'

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
  ['photo.jpg', 'application/octet-stream', 'photo.jpg', 'image/jpeg'],
])('takes the picture %s of type "%s"', (name, type, sentName, sentType) => {
  const file = fileOf(name, type)
  expect(kindOfFile(file)).toBe('image')
  expect(problemOf(file, 'image')).toBeNull()
  expect(asNamed(file)).toMatchObject({ name: sentName, type: sentType, size: 1 })
})

it.each([
  ['photo', ''],
  ['photo.svg', 'image/svg+xml'],
  ['toString', 'constructor'],
  ['clip.mp4', 'video/mp4'],
])('takes no %s of type "%s" for a picture', (name, type) => {
  expect(problemOf(fileOf(name, type), 'image')).toBe(
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic or .heif.',
  )
})

it('sends a file as it is that needs no other name', () => {
  const file = fileOf('photo.jpeg', 'image/jpeg')
  expect(asNamed(file)).toBe(file)
})
