import { expect, it } from 'vitest'
import { lookAtPostFile } from '@/plugins/posts/store/post-file-kinds'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const look = (name: string, type: string, size = 1000) => lookAtPostFile({ name, type, size })

it('knows pictures, films, recordings and PDF, also where the system has no type for them', () => {
  expect(look('a.JPG', 'image/jpeg').kind).toBe('image')
  expect(look('a.heic', '').kind).toBe('image')
  expect(look('a.mp4', 'video/mp4').kind).toBe('video')
  expect(look('a.m4a', '').kind).toBe('audio')
  expect(look('a.wav', 'audio/vnd.wave').kind).toBe('audio')
  expect(look('a.pdf', 'application/pdf')).toEqual({ kind: 'document', problem: null })
})

it('says what a post cannot show, and what is too large', () => {
  expect(look('notes.txt', 'text/plain')).toEqual({
    kind: null,
    problem: ownerMessages.posts.otherKind('notes.txt'),
  })
  expect(look('film.mp4', 'video/mp4', 2e9).problem).toBe(ownerMessages.posts.fileTooLarge(500))
  expect(look('empty.png', 'image/png', 0).problem).toBe(ownerMessages.uploads.empty)
})
